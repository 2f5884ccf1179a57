// What the page itself says, in the person's language.
const KOREAN = {
  'Another page controls this app.': '다른 페이지에서 이 앱을 쓰고 있습니다.',
  'Take over': '여기서 쓰기',
  'The app has ended.': '앱이 끝났습니다.',
  'Try again': '다시 연결',
  'The connection was lost. Trying again…': '연결이 끊어졌습니다. 다시 연결하는 중…',
  'The app wants to open {}': '앱에서 {} 주소를 열려고 합니다',
  'Open {}': '{} 열기',
  'The app copied a picture.': '앱에서 그림을 복사했습니다.',
  'The app copied a text.': '앱에서 텍스트를 복사했습니다.',
  'Copy': '복사',
  'The browser did not copy it: pages without TLS may not.': '브라우저에서 복사하지 못했습니다. TLS가 없는 페이지는 복사할 수 없습니다.',
  'The app gives you “{}”.': '앱에서 “{}” 파일을 보냈습니다.',
  'Download': '다운로드',
  'The app does not take “{}”.': '앱에서 받지 않는 파일입니다: “{}”.',
  'The files were not sent: they are too large, or the connection was lost.': '파일을 보내지 못했습니다. 너무 크거나 연결이 끊어졌습니다.',
  'Sending “{}”…': '“{}” 보내는 중…',
  'Dismiss': '닫기',
  'Turn': '돌리기',
  'Actions': '동작',
};

const isKorean = /^ko\b/i.test(navigator.language);
document.documentElement.lang = isKorean ? 'ko' : 'en';

// The text in the person's language, with its `{}` filled in.
export function say(text, part = '') {
  return ((isKorean && KOREAN[text]) || text).replace('{}', () => part);
}
