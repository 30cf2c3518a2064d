interface SpecifiedCall {
  needsToken?: true;
  query?: string[];
  body?: string[];
  /** Of the data of a success. */
  data?: string[];
}

const list = (names: string) => names.split(' ');

const card = list('amount cardNumber cvv expireMonth expireYear');
const cardStep = list('id errorMessage paymentRef');
const methods = list(
  'paymentLimits paymentLimits.accountId paymentLimits.minLimit paymentLimits.maxLimit paymentMethods paymentMethods.viewName paymentMethods.onlyForTestUsers',
);
const promotion = list(
  'id imageURL titleMainPage categoryDescriptionAll promotionCategoryList promotionTagsList promotionTagsList.tagName',
);
const game = list('id gameName imageName imageBase realUrl isFav hasIngameDropsAndWins isInActiveTournament');
const race = list(
  'cashRaceName periodPrizePool periodPrizePoolCurrency toDate urlSuffix banner.iconImageData prizeDistribution prizeDistribution.prize',
);
const event = list(
  'id participant1 participant2 startDate leagueName isReserve canceled participant1Score participant2Score choiceId home draw away',
);
const message = list('id messageHeader isRead createDate innerHeader messageText messageFooter');
const player = { needsToken: true } as const;

/** What the specification says of each call, to the letter. It lists no other fields as needed. */
export const specifiedCalls: Readonly<Record<string, SpecifiedCall>> = {
  'POST Security/Login': {
    body: list('userName password google2faPin mobileValidationCode IsMobile'),
    data: list('token user.userName user.currency user.rankId balanceInfo.totalBalance'),
  },
  'POST Security/Register': {
    body: list(
      'username password confirmPassword email countryId areaCode mobileNumber currencyId referrerCode subscription urlReferrer creator smsCode agreeAll smsVerificationKey',
    ),
    data: ['message'],
  },
  'POST Security/LogOff': player,
  'POST Security/SendSmsVerificationCodeByUserName': {
    query: ['userName'],
    data: list('message smsVerificationKey remainingTime'),
  },
  'POST Security/PasswordRecovery': {
    body: list('newPassword newPasswordConfirm smsCode smsVerificationKey userName'),
  },
  'GET Security/GetIpCountry': { data: ['country'] },
  'POST Security/ChangePassword': { ...player, body: list('oldPassword newPassword confirmPassword') },
  'POST Security/UserLoginHistory': {
    ...player,
    query: list('fromDate todate'),
    data: list('IsMobile os browser createTime hostAddress'),
  },

  'GET User/GetBalance': { ...player, data: ['totalBalance'] },
  'POST User/TransactionHistory': {
    ...player,
    query: list('startDate toDate type status page'),
    data: list(
      'resp resp.transactionStartDate resp.type resp.amount resp.transCurrency resp.currentbalance resp.userCurrency resp.customerNote resp.status',
    ),
  },
  'POST User/GetUserBettingHistory': { ...player, body: ['before'] },
  'POST User/getBettingDetails': { ...player, body: ['id'] },
  'GET User/PersonalInfromation': {
    ...player,
    data: list(
      'firstName lastName birthDate countryCode mobileNumber userName currencyName subscribeToEmail twoFactorEnabled smsTwoFactorEnabled userNotificationSetup.userProfileID userNotificationSetup.smsNotificationEnabled',
    ),
  },
  'POST User/SaveUserPersonalDetails': { ...player, body: list('firstName lastName dateOfBirth') },
  'POST User/UpdateEmailSubscription': { ...player, query: ['flag'] },
  'POST User/UpdateSMSNotificationStatus': { ...player, query: ['flag'] },
  'GET User/GetGoogleAuth': { ...player, data: list('manualCode qrUrl') },
  'POST User/ToggleTwoFactor': { ...player, query: ['pin'] },
  'POST User/UpdateSmsTwoFactor': player,

  'GET Banking/GetDepositMethods': { ...player, data: methods },
  'GET Banking/GetWithdrawMethods': { ...player, data: methods },
  'POST Banking/registerFastHubPayBillDeposit': { ...player, query: ['amount'], body: ['amount'], data: ['message'] },
  'POST Banking/RegisterSelcomCCDeposit': {
    ...player,
    body: list('amount firstName lastName email address city region postCode phone saveInfo'),
    data: list('message paymentUrl'),
  },
  'POST Banking/RegisterKudipalBankTrasnferDeposit': {
    ...player,
    body: list('amount bonusCode'),
    data: list('bankName accNumber errorMessage'),
  },
  'POST Banking/RegisterKudipalCardDeposit': { ...player, body: [...card, 'bonusCode'], data: list('id errorMessage') },
  'POST Banking/KudipalChargeWithPin': { ...player, body: [...card, 'bonusCode', 'pin', 'id'], data: cardStep },
  'POST Banking/KudipalSubmitOTP': { ...player, body: list('otp ID paymentRef') },
  'POST Banking/KudipalCardNoAuth': { ...player, body: [...card, ...list('city address country zipCode state id')] },
  'POST Banking/RegisterKudipalUssdDeposit': {
    ...player,
    body: list('amount code bonusCode'),
    data: list('ussdCode errorMessage'),
  },
  'GET Banking/GetCountries': { ...player, data: list('countryList countryList.countryCode countryList.countryName') },
  'GET Banking/getKudipalBanks': { ...player, data: list('kudipalBankList kudipalBankList.code kudipalBankList.name') },
  'POST Banking/RegisterFastHubWithdraw': { ...player, query: ['amount'] },
  'POST Banking/RegisterSelcomWithdraw': { ...player, body: list('amount channel') },
  'POST Banking/RegisterKudipalWithdraw': { ...player, body: list('amount accountNumber code accountName') },
  'POST Banking/GetBankAccountNumber': { ...player, query: list('accountnumber code'), data: ['accName'] },
  'GET Banking/CheckUserWithdrawOrder': player,
  'POST Banking/RejectWithadrawByUser': player,

  'GET Game/GetGameProviders': { query: ['gameType'], data: list('id slotPageName') },
  'POST Game/GetGames': { body: list('forMobile providerId gameType category searchText page'), data: game },
  'POST Game/StartBetsolutions': { query: list('productId gameId lang freeplay'), data: ['url'] },
  'POST Game/StartEgt': { query: list('gameId freeplay eq lang isMobile'), data: ['url'] },
  'POST Game/StartSoftGaming': { query: list('systemId gameId lang isMobile freeplay lobyUrl'), data: ['url'] },
  'POST Game/StartEndorphina': { query: list('gameId lang lobbyUrl freeplay'), data: ['url'] },
  'POST Game/StartBetConstruct': { query: list('gameId lang freeplay'), data: ['url'] },
  'POST Game/StartQTech': { query: list('gameid lang lobbyUrl freeplay isMobile'), data: ['url'] },
  'POST Game/StartGlobalBet': { query: list('gameid lang freeplay isMobile'), data: ['url'] },
  'POST Game/StartVivo': { query: list('gameid lang freeplay'), data: ['url'] },
  'POST Game/AddFavGame': { ...player, query: ['Id'] },
  'POST Game/RemoveFavGame': { ...player, query: ['Id'] },

  'GET Cashrace/GetCashRacesList': { query: ['lang'], data: race },
  'GET Cashrace/GetCashraceDetails': { query: list('lang urlSuffix'), data: race },
  'GET Cashrace/GetCashRaceGames': { query: list('lang cashraceIdsStr isMobile'), data: game },

  'GET Sports/GetBettingProviders': { data: list('id preMatchUrl') },
  'POST Sports/BSBetting': { data: ['url'] },
  'POST Sports/Altenar': { query: list('lang isLite'), data: list('url token lang skinId') },
  'POST Sports/AltenarNew': { query: ['lang'], data: list('url token lang skinId') },
  'POST Sports/EveryMatrix': { query: ['lang'], data: list('iFramebaseUrl currentSession basePath') },
  'POST Sports/BTI': { query: ['lang'], data: list('baseUrl token merchantId') },

  'GET Jackpot/GetManualJackpotList': {
    data: list('id startDate isActive jackpotTypeID prizePool ticketPrice'),
  },
  'GET Jackpot/GetManualJackpotEvents': { query: ['jackpotId'], data: event },
  'POST Jackpot/PlaceManualJackpotBet': {
    ...player,
    body: list('jackpotId eventId choiceId canceled participant1Score participant2Score'),
    data: ['status'],
  },
  'GET Jackpot/GetManualJackpotUserBets': player,
  'GET Jackpot/GetManualJackpotUserBetEvents': { ...player, query: ['betId'] },

  'POST Email/SendMail': { body: list('senderEmail senderName body subject captcha') },

  'GET Messages/GetUnreadMessages': { ...player, data: message },
  'GET Messages/GetSentMessages': { ...player, data: message },
  'POST Messages/ReadMessage': { ...player, query: ['messageId'] },
  'POST Messages/SendAdminMessage': { ...player, query: list('messageHeader department messageText') },
  'POST Messages/DeleteMessage': { ...player, query: ['messageId'] },

  'GET Marketing/GetActivePromotionCategories': {
    query: ['lang'],
    data: list('id category isActive activatedInMenu'),
  },
  'GET Marketing/getActivePromotions': { query: list('lang categoryId'), data: promotion },
  'GET Marketing/PromotionDetails': { query: list('lang PromotionID'), data: promotion },
  'POST Marketing/RegisterCampaignClick': { query: list('refcode host controllerName actionName isFirst') },
};
