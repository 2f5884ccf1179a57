// Names of events and of what they have, as Firebase's documentation of Analytics lists them.

/// The event `add_payment_info`.
public let AnalyticsEventAddPaymentInfo = "add_payment_info"
/// The event `add_to_cart`.
public let AnalyticsEventAddToCart = "add_to_cart"
/// The event `add_to_wishlist`.
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
/// The event `app_open`.
public let AnalyticsEventAppOpen = "app_open"
/// The event `begin_checkout`.
public let AnalyticsEventBeginCheckout = "begin_checkout"
/// The event `generate_lead`.
public let AnalyticsEventGenerateLead = "generate_lead"
/// The event `join_group`.
public let AnalyticsEventJoinGroup = "join_group"
/// The event `level_end`.
public let AnalyticsEventLevelEnd = "level_end"
/// The event `level_start`.
public let AnalyticsEventLevelStart = "level_start"
/// The event `level_up`.
public let AnalyticsEventLevelUp = "level_up"
/// The event `login`.
public let AnalyticsEventLogin = "login"
/// The event `post_score`.
public let AnalyticsEventPostScore = "post_score"
/// The event `purchase`.
public let AnalyticsEventPurchase = "purchase"
/// The event `refund`.
public let AnalyticsEventRefund = "refund"
/// The event `remove_from_cart`.
public let AnalyticsEventRemoveFromCart = "remove_from_cart"
/// The event `screen_view`.
public let AnalyticsEventScreenView = "screen_view"
/// The event `search`.
public let AnalyticsEventSearch = "search"
/// The event `select_content`.
public let AnalyticsEventSelectContent = "select_content"
/// The event `select_item`.
public let AnalyticsEventSelectItem = "select_item"
/// The event `share`.
public let AnalyticsEventShare = "share"
/// The event `sign_up`.
public let AnalyticsEventSignUp = "sign_up"
/// The event `spend_virtual_currency`.
public let AnalyticsEventSpendVirtualCurrency = "spend_virtual_currency"
/// The event `tutorial_begin`.
public let AnalyticsEventTutorialBegin = "tutorial_begin"
/// The event `tutorial_complete`.
public let AnalyticsEventTutorialComplete = "tutorial_complete"
/// The event `unlock_achievement`.
public let AnalyticsEventUnlockAchievement = "unlock_achievement"
/// The event `view_item`.
public let AnalyticsEventViewItem = "view_item"
/// The event `view_item_list`.
public let AnalyticsEventViewItemList = "view_item_list"
/// The event `view_search_results`.
public let AnalyticsEventViewSearchResults = "view_search_results"
/// The parameter `achievement`.
public let AnalyticsParameterAchievement = "achievement"
/// The parameter `character`.
public let AnalyticsParameterCharacter = "character"
/// The parameter `content`.
public let AnalyticsParameterContent = "content"
/// The parameter `content_type`.
public let AnalyticsParameterContentType = "content_type"
/// The parameter `coupon`.
public let AnalyticsParameterCoupon = "coupon"
/// The parameter `currency`.
public let AnalyticsParameterCurrency = "currency"
/// The parameter `destination`.
public let AnalyticsParameterDestination = "destination"
/// The parameter `end_date`.
public let AnalyticsParameterEndDate = "end_date"
/// The parameter `group_id`.
public let AnalyticsParameterGroupID = "group_id"
/// The parameter `index`.
public let AnalyticsParameterIndex = "index"
/// The parameter `item_brand`.
public let AnalyticsParameterItemBrand = "item_brand"
/// The parameter `item_category`.
public let AnalyticsParameterItemCategory = "item_category"
/// The parameter `item_id`.
public let AnalyticsParameterItemID = "item_id"
/// The parameter `item_name`.
public let AnalyticsParameterItemName = "item_name"
/// The parameter `items`.
public let AnalyticsParameterItems = "items"
/// The parameter `level`.
public let AnalyticsParameterLevel = "level"
/// The parameter `level_name`.
public let AnalyticsParameterLevelName = "level_name"
/// The parameter `location`.
public let AnalyticsParameterLocation = "location"
/// The parameter `medium`.
public let AnalyticsParameterMedium = "medium"
/// The parameter `method`.
public let AnalyticsParameterMethod = "method"
/// The parameter `price`.
public let AnalyticsParameterPrice = "price"
/// The parameter `quantity`.
public let AnalyticsParameterQuantity = "quantity"
/// The parameter `score`.
public let AnalyticsParameterScore = "score"
/// The parameter `screen_class`.
public let AnalyticsParameterScreenClass = "screen_class"
/// The parameter `screen_name`.
public let AnalyticsParameterScreenName = "screen_name"
/// The parameter `search_term`.
public let AnalyticsParameterSearchTerm = "search_term"
/// The parameter `shipping`.
public let AnalyticsParameterShipping = "shipping"
/// The parameter `source`.
public let AnalyticsParameterSource = "source"
/// The parameter `start_date`.
public let AnalyticsParameterStartDate = "start_date"
/// The parameter `success`.
public let AnalyticsParameterSuccess = "success"
/// The parameter `tax`.
public let AnalyticsParameterTax = "tax"
/// The parameter `term`.
public let AnalyticsParameterTerm = "term"
/// The parameter `transaction_id`.
public let AnalyticsParameterTransactionID = "transaction_id"
/// The parameter `value`.
public let AnalyticsParameterValue = "value"
/// The parameter `virtual_currency_name`.
public let AnalyticsParameterVirtualCurrencyName = "virtual_currency_name"
/// The property `sign_up_method`.
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
