/** The sentences of the calls about accounts: logins, profiles, banks and what else an account is registered with. */
export const accountSummaries: Readonly<Record<string, string>> = {
  // session
  checkMobileNumber:
    'Returns the next step of the login for a mobile, the same for all: nobody learns here who has an account. A new visitor says so; who has no password asks for an OTP.',
  verifyPassword: 'Logs in by mobile and password; of several profiles one is chosen next.',
  sendLoginOtp: 'Sends an OTP to a mobile, known or not. `flag` 1: the password was forgotten.',
  verifyLoginOtp: 'Exchanges an OTP for a ticket, by which one sets a password or opens an account.',
  updatePassword:
    'Sets the password of an account, ends its other sessions and logs in. An account with a second factor wants the code of `sendResetCode` too.',
  sendResetCode: 'Sends the second code of a forgotten password to the email address of the account.',
  resetByPasskey: 'Sets the password of an account as `updatePassword` does, by OTP and passkey.',
  userLogin: 'Opens an account for a new visitor and logs in.',
  getCurrentUser: 'Returns who is logged in.',
  launch: "Exchanges an advisor's launch ticket for a session, once.",
  enterAccount:
    'Takes an advisor into the account of one of their customers, unless the customer has ended their right to act.',
  exitAccount: 'Lets an advisor leave the account of a customer and go on as themselves.',
  chooseProfile: 'Picks one of the profiles of the person: after a login, or another than the one that is open.',
  logout: 'Ends the session; answers alike when there was none.',
  // devices, passkeys and messages
  getDevices:
    'Returns the devices of the account holder and the sessions that are open for them now, those of partners and advisors too.',
  endSession: 'Ends a session of the account holder, or of an advisor in their account, from its next call on.',
  removeDevice: 'Forgets a device of the account holder and ends its sessions: a login there is one on a new device.',
  revealIdentity:
    'Returns PAN and date of birth of an account in full to its holder, who asks to see them; other answers of a registered account mask them. The security log keeps each.',
  getMessageSettings:
    'Says whether notifications to the account holder come by WhatsApp, and in which language they are.',
  setLetterLanguage: 'Sets the language of the notifications to the account holder.',
  setWhatsApp: 'Records that the account holder agrees to WhatsApp, by the version of its words, or withdraws it.',
  getLoginSettings:
    'Returns by what the account holder logs in: when a code is asked for besides the password, since when the password holds, and their passkeys.',
  setCodeAtLogin: 'Sets when a login asks for a code besides the password, by the current password.',
  changePassword: 'Changes the password by the current one, and ends every other session of the account holder.',
  startPasskey:
    'Returns the options with which a browser makes a passkey, by the current password; on our own pages alone.',
  addPasskey: 'Keeps the passkey that a browser made with those options.',
  renamePasskey: 'Names a passkey anew.',
  removePasskey: 'Removes a passkey, by the password: nobody logs in by it any more.',
  startPasskeyLogin: 'Returns the options with which a browser is asked for a passkey; on our own pages alone.',
  passkeyLogin: 'Logs in by a passkey, which is password and code in one.',
  endOtherSessions:
    'Ends every session of the account holder but the one that asks, and those of advisors in their accounts.',
  // agent
  getAgent: 'Returns the advisor of an agent code, for "Your advisor" on a shared link.',
  getAdvisorActivity:
    'Returns the advisor of the account holder, whether they may act, and what advisors did in the account.',
  setAdvisorAccess:
    'Ends the right of the account holder’s advisor to act for them, or gives it back, by the ticket of an OTP; from the next call of the advisor on.',
  changeAdvisor:
    'Makes another advisor that of the account holder, by the ticket of an OTP; both advisors hear of it, and the former one may not act from the next call on.',
  // profile
  getProfile: 'Returns who the account holder is, how they are reached, and how far their registration has come.',
  getProfileView: 'Returns all that its holder is shown of a profile, and its step of onboarding.',
  saveProfile:
    'Keeps the answers of a step of onboarding, all of them or none. Fields that are left out stay as they are.',
  updateProfile: 'Changes how a registered investor is reached, by the ticket of an OTP. The exchange is notified.',
  autoPopulate:
    'Fills gaps of the profile with the data that the identity provider holds under a request, and returns both. A profile that is locked stays as it is.',
  sendEmailLink: 'Sends the link again by which an account holder verifies the email address.',
  sendOnboardingOtp:
    'Sends the OTP by which an investor confirms their profile; a later change of the profile voids it.',
  verifyOnboardingOtp: 'Verifies the OTP; its ticket lets saveUser send the profile to the exchange.',
  sendProfileOtp:
    'Sends the OTP by which one change of the profile is confirmed, its deletion, or the copy of one’s data. The message names what is changed, and the OTP is good for just that.',
  verifyProfileOtp: 'Verifies the OTP that was sent last. A wrong or expired one is an answer, not a failure.',
  exportMyData:
    'Returns all that is kept about an account holder, by the ticket of an OTP: readable by them and by programs, with nothing masked.',
  requestDeletion:
    'Asks for the account to be deleted in 30 days, by the ticket of an OTP, and logs out. Refused while units are held.',
  withdrawDeletion: 'Withdraws the request to delete the account, until it is deleted.',
  checkBseStatus: 'Returns how far the registration with the exchange has come.',
  saveUser:
    'Sends a complete, confirmed profile to the exchange: client, FATCA declaration and account-opening form. One that is sent already stays so.',
  createAofUrl:
    'Makes the account-opening form of a complete profile as a PDF and returns a link to it that ends after some minutes.',
  verifyEmail: 'Verifies an email address by the link that was sent to it; doing it again answers alike.',
  // kyc
  getKycDetails:
    'Asks the KYC registry about a PAN, and keeps its status with the profile. With the date of birth of the record the name becomes the profile’s, which the exchange knows by it, and empty details are filled in; five wrong dates a day are taken of a profile, and ten a month of a PAN.',
  requestKyc: 'Begins a KYC with the identity provider; its page is opened next to ours or by the app shell.',
  // bank
  searchIfsc: 'Returns bank and branch of an IFSC; an empty list for one that does not exist.',
  verifyBankAccount:
    'Deposits Rs 1 to learn who holds the account, and links it. `bank_server_down` lets the person go on without the check.',
  getBankAccounts: 'Returns the bank accounts of an investor, their numbers masked, with what depends on each.',
  checkNewBankAccount:
    'Deposits Rs 1 to learn who holds another account of a registered investor; changes nothing. A cancelled cheque is needed where the name differs or the bank does not answer.',
  changeBankAccount:
    'Adds a bank account for a registered investor, or replaces the default one, by the ticket of an OTP. The exchange is notified; redemptions go to a replacement ten days after it was verified.',
  updateBankAccount: 'Makes a linked bank account the default one, or removes it, by the ticket of an OTP.',
  checkBankAccountStatus: "Tells whether the account holder's bank account is linked.",
  uploadCancelledCheque:
    'Keeps the picture of a cancelled cheque and returns the number and IFSC that could be read from it.',
  // nominee
  updateNominees:
    'Replaces the nominees, or records that none are wanted. A registered investor needs the ticket of an OTP.',
  // risk
  getRiskQuestions: 'Returns the questions of the version in force, in order.',
  getRiskAnswerOptions: 'Returns the answers that the questions of the version in force offer, in order.',
  getRiskAttempt: 'Returns the number of the last attempt at a version; 0 before the first.',
  getRiskQuestion: 'Returns one question with the answer that an attempt holds; null where it holds none.',
  saveRiskAnswer:
    'Keeps an answer of an attempt; with `isCalculateRiskScore` the attempt is scored, and all must be answered.',
  getRiskProfile: 'Returns the class of the last finished attempt; null before the first.',
  // upload
  uploadSignature: "Keeps the picture of the account holder's signature, in place of the one before.",
  uploadFile: 'Keeps any other picture of the account holder.',
  // pincode
  getPincodeDetails: 'Returns city and state of a pincode; "false" and null for one that does not exist.',
  // failure-report
  reportFailure: 'Logs that a page broke in the browser. The answer holds the number that a person can quote.',
};
