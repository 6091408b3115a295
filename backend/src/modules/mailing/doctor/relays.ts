/** A mail service that sends emails for others: what its customers put into DNS. */
export interface Relay {
  /** Of `SMTP_URL`. */
  host: RegExp;
  /** What the SPF record of the sender includes. */
  spf: string;
  /** Under which names its keys usually are. */
  selectors: readonly string[];
}

const RELAYS: readonly Relay[] = [
  { host: /^email-smtp[.-].+\.amazonaws\.com$/, spf: 'amazonses.com', selectors: [] },
  { host: /\.(?:brevo|sendinblue)\.com$/, spf: 'spf.brevo.com', selectors: ['brevo1', 'brevo2', 'mail'] },
  { host: /\.mailgun\.org$/, spf: 'mailgun.org', selectors: ['mx', 'smtp', 'k1', 'email', 'pic', 'mailo'] },
  { host: /^smtp(?:-relay)?\.gmail\.com$/, spf: '_spf.google.com', selectors: ['google'] },
  {
    host: /\.(?:office365|outlook)\.com$/,
    spf: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  { host: /\.zoho\.(?:in|com|eu)$/, spf: 'zohomail.in', selectors: ['zmail', 'zoho', 'zohomail'] },
  { host: /\.sendgrid\.net$/, spf: 'sendgrid.net', selectors: ['s1', 's2'] },
  { host: /\.postmarkapp\.com$/, spf: 'spf.mtasv.net', selectors: ['pm'] },
  { host: /\.fastmail\.com$/, spf: 'spf.messagingengine.com', selectors: ['fm1', 'fm2', 'fm3'] },
];

/** Tried with any server. */
export const COMMON_SELECTORS = ['default', 'mail', 'dkim', 'k1', 's1', 'selector1'];

export function findRelay(smtpHost: string): Relay | null {
  return RELAYS.find(({ host }) => host.test(smtpHost.toLowerCase())) ?? null;
}

/** Their domains reject what another server sends in their name. */
export const FREE_SERVICES = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com yahoo.in yahoo.co.in aol.com icloud.com me.com rediffmail.com zohomail.in'.split(
    ' ',
  ),
);
