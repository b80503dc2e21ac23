import type { Registrar, Titles } from './registrar-file.js';

/** What a feed tells of: transactions, what is in folios, or standing instructions. */
export const FEEDS = ['transactions', 'folios', 'sips'] as const;
/** One of `FEEDS`. */
export type Feed = (typeof FEEDS)[number];

/** The columns that are read; which of them a feed has, its layout says. */
export type FeedColumn =
  | 'folio'
  | 'product'
  | 'scheme'
  | 'holder'
  | 'pan'
  | 'number'
  | 'words'
  | 'flag'
  | 'reversal'
  | 'date'
  | 'until'
  | 'ceased'
  | 'units'
  | 'nav'
  | 'amount'
  | 'frequency'
  | 'reported';

export interface FeedLayout {
  readonly registrar: Registrar;
  readonly feed: Feed;
  /** Its name at the registrar. */
  readonly report: string;
  readonly columns: Partial<Readonly<Record<FeedColumn, Titles>>>;
  /** A file that has all of these is of this layout, if it is of none before it. */
  readonly must: readonly FeedColumn[];
  /** What else is known to stand in such files, and is not kept; a title that is read for want of a better one stands here too. */
  readonly notKept: string;
}

const CAMS_PERSON = `TAX_STATUS INV_IIN SUBBROK SUBBROKER BROKCODE BROKER_CODE AC_NO AC_TYPE BANK_NAME BANK BRANCH EUIN TER_LOCATION FOLIO_OLD
  SCHEME_FOLIO_NUMBER REQUEST_REF_NO AMC_CODE GST_STATE_CODE REMARKS`;

/** The layouts that are read, as the registrars' files have them; a file is that of the first whose columns it has. */
export const FEED_LAYOUTS: readonly FeedLayout[] = [
  {
    registrar: 'CAMS',
    feed: 'transactions',
    report: 'WBR2',
    columns: {
      number: ['TRXNNO'],
      folio: ['FOLIO_NO'],
      product: ['PRODCODE'],
      scheme: ['SCHEME'],
      holder: ['INV_NAME'],
      pan: ['PAN'],
      words: ['TRXN_NATURE'],
      flag: ['TRXN_TYPE_FLAG'],
      reversal: ['REVERSAL_CODE'],
      date: ['TRADDATE'],
      units: ['UNITS'],
      nav: ['PURPRICE'],
      amount: ['AMOUNT'],
      reported: ['REP_DATE'],
    },
    must: ['number', 'folio', 'product', 'date', 'units', 'words'],
    notKept: `${CAMS_PERSON} TRXNTYPE TRXNMODE TRXNSTAT USERCODE USRTRXNO POSTDATE BROKPERC BROKCOMM ALTFOLIO TIME1 TRXNSUBTYP APPLICATION_NO
      APPLICATIO TAX TOTAL_TAX TE_15H MICR_NO SWFLAG OLD_FOLIO SEQ_NO REINVEST_FLAG MULT_BROK STT LOCATION SCHEME_TYPE LOAD SCANREFNO
      TARG_SRC_SCHEME TICOB_TRTYPE TICOB_TRNO TICOB_POSTED_DATE DP_ID TRXN_CHARGES ELIGIB_AMT SRC_OF_TXN TRXN_SUFFIX SIPTRXNNO EUIN_VALID
      EUIN_OPTED SUB_BRK_ARN EXCH_DC_FLAG SRC_BRK_CODE SYS_REGN_DATE EXCHANGE_FLAG CA_INITIATED_DATE IGST_AMOUNT CGST_AMOUNT SGST_AMOUNT
      REV_REMARK ORIGINAL_TRXNNO STAMP_DUTY AMC_REF_NO TRANSMISSION_FLAG`,
  },
  {
    registrar: 'KFINTECH',
    feed: 'transactions',
    report: 'MFSD201',
    columns: {
      number: ['TD_TRNO'],
      folio: ['TD_ACNO'],
      product: ['FMCODE'],
      scheme: ['FUNDDESC'],
      holder: ['INVNAME'],
      pan: ['PAN1', 'PANGNO'],
      words: ['TRDESC'],
      flag: ['TD_PURRED'],
      date: ['TD_TRDT'],
      units: ['TD_UNITS'],
      nav: ['TD_NAV', 'TD_POP'],
      amount: ['TD_AMT'],
      reported: ['CRDATE'],
    },
    must: ['number', 'folio', 'product', 'date', 'units', 'flag'],
    notKept: `TD_FUND SCHPLN DIVOPT SMCODE CHQNO TRNMODE TRNSTAT TD_BRANCH ISCTRNO TD_PRDT LOADPER LOAD1 TD_AGENT TD_BROKER BROKPER BROKCOMM
      INVID CRTIME TRNSUB TD_APPNO UNQNO TD_TRTYPE PURDATE PURAMT PURUNITS TRFLAG SFUNDDT CHQDATE CHQBANK TD_PTRNO STT IHNO BRANCHCODE INWARDNO
      NCTREMARKS PAN2 PAN3 TRCHARGES SIPREGDT SIPREGSLNO DIVPER GUARDPANNO CAN EXCHORGTRTYPE ELECTRXNFLAG CLEARED INVSTATE NAVDATE PORTDT
      ASSETTYPE SUBTRTYPE CITYCATEG0 EUIN CLIENTID DPID TDSAMOUNT BROK_ENTDT PRCODE1 STATUS SCHEMEISIN BNAME BNKACNO SNO INWARDNUM1`,
  },
  {
    registrar: 'CAMS',
    feed: 'folios',
    report: 'WBR9',
    columns: {
      folio: ['FOLIOCHK'],
      product: ['PRODUCT'],
      scheme: ['SCH_NAME'],
      holder: ['INV_NAME'],
      pan: ['PAN_NO'],
      units: ['CLOS_BAL'],
      amount: ['RUPEE_BAL'],
      reported: ['REP_DATE'],
    },
    must: ['folio', 'product', 'units', 'reported'],
    notKept: `${CAMS_PERSON} ADDRESS1 ADDRESS2 ADDRESS3 CITY PINCODE JNT_NAME1 JNT_NAME2 PHONE_OFF PHONE_RES EMAIL HOLDING_NATURE HOLDING_NA
      UIN_NO JOINT1_PAN JOINT2_PAN GUARD_PAN REINV_FLAG B_ADDRESS1 B_ADDRESS2 B_ADDRESS3 B_CITY B_PINCODE INV_DOB MOBILE_NO OCCUPATION NOM_NAME
      RELATION NOM_ADDR1 NOM_ADDR2 NOM_ADDR3 NOM_CITY NOM_STATE NOM_PINCODE NOM_PH_OFF NOM_PH_RES NOM_EMAIL NOM_PERCENTAGE NOM2_NAME
      NOM2_RELATION NOM2_ADDR1 NOM2_ADDR2 NOM2_ADDR3 NOM2_CITY NOM2_STATE NOM2_PINCODE NOM2_PH_OFF NOM2_PH_RES NOM2_EMAIL NOM2_PERCENTAGE
      NOM3_NAME NOM3_RELATION NOM3_ADDR1 NOM3_ADDR2 NOM3_ADDR3 NOM3_CITY NOM3_STATE NOM3_PINCODE NOM3_PH_OFF NOM3_PH_RES NOM3_EMAIL
      NOM3_PERCENTAGE IFSC_CODE DP_ID DEMAT GUARD_NAME FOLIO_DATE AADHAAR TPA_LINKED FH_CKYC_NO JH1_CKYC JH2_CKYC G_CKYC_NO JH1_DOB JH2_DOB
      GUARDIAN_DOB COUNTRY JH1_EMAIL JH2_EMAIL JH1_MOBILE_NO JH2_MOBILE_NO`,
  },
  {
    registrar: 'KFINTECH',
    feed: 'folios',
    report: 'MFSD203',
    columns: {
      folio: ['Folio Number', 'Folio', 'Account Number'],
      product: ['Product Code'],
      scheme: ['Fund Description', 'Scheme Name'],
      holder: ['Investor Name'],
      pan: ['PAN Number', 'PAN', 'PAN1'],
      units: ['Balance', 'Units', 'Closing Balance'],
      amount: ['AUM', 'Current Value', 'Market Value'],
      nav: ['NAV'],
      reported: ['Report Date', 'As On Date', 'Date'],
    },
    must: ['folio', 'product', 'units', 'reported'],
    notKept: `Fund SchemeCode DividendOption Pledged TransactionDate TransactionType HoldMode AgentCode BrokerCode SubBroker JointName1 JointName2
      Address#1 Address#2 Address#3 City Pincode State Country Email Mobile MobileNumber PhoneResidence PhoneOffice TaxStatus ReportTime
      PAN2 PAN3 DPID ClientID EUIN`,
  },
  {
    registrar: 'CAMS',
    feed: 'sips',
    report: 'WBR49',
    columns: {
      number: ['AUTO_TRNO'],
      folio: ['FOLIO_NO'],
      product: ['PRODUCT'],
      scheme: ['SCHEME'],
      holder: ['INV_NAME'],
      pan: ['PAN'],
      words: ['AUT_TRNTYP'],
      amount: ['AUTO_AMOUNT'],
      date: ['FROM_DATE'],
      until: ['TO_DATE'],
      ceased: ['CEASE_DATE'],
      frequency: ['PERIODICITY'],
    },
    must: ['number', 'folio', 'product', 'amount', 'date'],
    notKept: `${CAMS_PERSON} PERIOD_DAY PAYMENT_MODE TARGET_SCHEME REG_DATE TOP_UP_FRQ TOP_UP_AMT INSTRM_NO CHEQ_MICR_NO AC_HOLDER_NAME TOP_UP_PERC
      SUB_ARN_CODE SCHEME_CODE TARGET_SCHEME_CODE USER_CODE PACKAGE_NAME SPECIAL_PRODUCT SUBTRXNDESC PAUSE_FROM_DATE PAUSE_TO_DATE FT_SIP_REGNO`,
  },
  {
    registrar: 'KFINTECH',
    feed: 'sips',
    report: 'MFSD243',
    columns: {
      number: ['RegSlno', 'Ihno'],
      folio: ['Folio', 'Folio Number'],
      product: ['Product Code'],
      scheme: ['Scheme Name'],
      holder: ['Investor Name'],
      pan: ['PAN'],
      words: ['Trtype'],
      amount: ['Amount'],
      date: ['Start Date', 'From Date'],
      until: ['End Date', 'To Date'],
      ceased: ['TerminateDate'],
      frequency: ['Frequency'],
    },
    must: ['number', 'folio', 'product', 'amount', 'date'],
    notKept: `Zone Branch Location Ihno RegistrationDate NoOfInstallments Scheme Plan AgentCode AgentName Subbroker SipType SIPMode FundCode
      ToScheme ToPlan Status ToProductCode ToSchemeName ECSNO ECSBankName ECSAcno ECSHolderName InvDpId InvClientId DP_InvName ModifyFlag umrncode`,
  },
];
