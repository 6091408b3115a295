/** A mail service that sends emails for others: what its customers put into DNS. */
export interface Relay {
  /** Of `SMTP_URL`. */
  host: RegExp;
  /** What the SPF record of the sender includes. The first one is current, and the others are good too. */
  spf: readonly [string, ...string[]];
  /** Under which names its keys usually are. */
  selectors: readonly string[];
  /** The envelope sender of its emails is its own, so nobody asks for the SPF record of the sender. */
  hasOwnEnvelope?: boolean;
  /** Domains that it alone may use as the sender. */
  ownDomains?: readonly string[];
  /** A header that its reports repeat, because they have a `Message-ID` of their own. */
  idHeader?: string;
}

const RELAYS: readonly Relay[] = [
  {
    // https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-spf.html and …-dkim-easy.html: the names of keys are random.
    host: /^email-smtp[.-].+\.amazonaws\.com$/,
    spf: ['amazonses.com'],
    selectors: [],
    hasOwnEnvelope: true,
  },
  {
    // https://help.brevo.com/hc/en-us/articles/17286219877778; a key in a TXT record is `mail`.
    host: /\.(?:brevo|sendinblue)\.com$/,
    spf: ['spf.brevo.com', 'spf.sendinblue.com'],
    selectors: ['brevo1', 'brevo2', 'mail'],
    hasOwnEnvelope: true,
    // https://developers.brevo.com/docs/transactional-webhooks
    idHeader: 'X-Mailin-custom',
  },
  {
    // https://documentation.mailgun.com/docs/mailgun/user-manual/domains/domains-verify; `pdk1` if Mailgun changes the keys itself.
    host: /\.mailgun\.org$/,
    spf: ['mailgun.org'],
    selectors: ['pdk1', 'pdk2', 'mx', 'smtp', 'k1', 'email', 'pic', 'mailo'],
  },
  {
    // https://support.google.com/a/answer/10684623 (SPF) and 174126 (DKIM)
    host: /^smtp(?:-relay)?\.gmail\.com$/,
    spf: ['_spf.google.com'],
    selectors: ['google'],
    ownDomains: ['gmail.com', 'googlemail.com'],
  },
  {
    // https://learn.microsoft.com/defender-office-365/email-authentication-spf-configure and …-dkim-configure
    host: /\.(?:office365|outlook)\.com$/,
    spf: ['spf.protection.outlook.com'],
    selectors: ['selector1', 'selector2'],
    ownDomains: ['outlook.com', 'hotmail.com', 'live.com'],
  },
  // https://www.zoho.com/mail/help/adminconsole/spf-configuration.html: each region has its own name. The customer names the key.
  ...['in', 'com', 'eu'].map((region): Relay => ({
    host: new RegExp(String.raw`\.zoho\.${region}$`),
    spf: [`zohomail.${region}`, `zoho.${region}`],
    selectors: ['zmail', 'zoho', 'zohomail'],
    ownDomains: [`zohomail.${region}`],
  })),
  {
    // https://www.twilio.com/docs/sendgrid/ui/account-and-settings/how-to-set-up-domain-authentication
    host: /\.sendgrid\.net$/,
    spf: ['sendgrid.net'],
    selectors: ['s1', 's2'],
    hasOwnEnvelope: true,
  },
  {
    // https://postmarkapp.com/support/article/900-what-is-spf; a key has its date as name, such as 20260301090000pm.
    host: /\.postmarkapp\.com$/,
    spf: ['spf.mtasv.net'],
    selectors: ['pm'],
    hasOwnEnvelope: true,
  },
  {
    // https://www.fastmail.help/hc/en-us/articles/360060591153
    host: /\.fastmail\.com$/,
    spf: ['spf.messagingengine.com'],
    selectors: ['fm1', 'fm2', 'fm3'],
    ownDomains: ['fastmail.com'],
  },
];

/** Tried with any server. */
export const COMMON_SELECTORS = ['default', 'mail', 'dkim', 'k1', 's1', 'selector1'];

export function findRelay(smtpHost: string): Relay | null {
  return RELAYS.find(({ host }) => host.test(smtpHost.toLowerCase())) ?? null;
}

/** Names an email to a relay whose reports do not have its `Message-ID`. */
export function idHeaders(smtpUrl: string | null, emailId: string): Record<string, string> {
  const idHeader = smtpUrl === null ? undefined : findRelay(new URL(smtpUrl).hostname)?.idHeader;
  return idHeader === undefined ? {} : { [idHeader]: emailId };
}

/** Their domains reject what another server sends in their name. */
export const FREE_SERVICES = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com yahoo.in yahoo.co.in aol.com icloud.com me.com rediffmail.com zohomail.in'.split(
    ' ',
  ),
);
