/** The common form of the addresses of a mail service, as far as it decides which of them reach one mailbox. */
export interface MailService {
  name: string;
  domains: readonly string[];
  /** It forwards to everyday mailboxes elsewhere, and a person may have many of its addresses. */
  isRelay?: true;
  /** The same part before the @ is the same mailbox at each of the domains. Otherwise it may be another person's. */
  isOneMailbox?: true;
  /** The name below a domain is the mailbox, whatever is before the @: x@asha.service. Always so below a relay. */
  namesBelow?: true;
  /** The name below is the same mailbox at each of the domains. */
  isOneNameBelow?: true;
  /** Only the last word before the @ is the mailbox: x.asha@service. */
  lastWord?: true;
  /** What the service does not distinguish before the @, and what it is replaced by. */
  same?: readonly [RegExp, string];
}

const words = (text: string) => text.trim().split(/\s+/);

/** Fastmail publishes the domains among which its customers choose. */
const FASTMAIL = words(`
  123mail.org 150mail.com 150ml.com 16mail.com 2-mail.com 4email.net 50mail.com airpost.net allmail.net bestmail.us cluemail.com
  elitemail.org emailcorner.net emailengine.net emailengine.org emailgroups.net emailplus.org emailuser.net eml.cc f-m.fm
  fast-email.com fast-mail.org fastem.com fastemail.us fastemailer.com fastest.cc fastimap.com fastmail.cn fastmail.co.uk
  fastmail.com fastmail.com.au fastmail.de fastmail.es fastmail.fm fastmail.fr fastmail.im fastmail.in fastmail.jp fastmail.mx
  fastmail.net fastmail.nl fastmail.org fastmail.se fastmail.to fastmail.tw fastmail.uk fastmail.us fastmailbox.net
  fastmessaging.com fea.st fmail.co.uk fmailbox.com fmgirl.com fmguy.com ftml.net h-mail.us hailmail.net imap-mail.com imap.cc
  imapmail.org inoutbox.com internet-e-mail.com internet-mail.org internetemails.net internetmailing.net jetemail.net
  justemail.net letterboxes.org mail-central.com mail-page.com mailandftp.com mailas.com mailbolt.com mailc.net mailcan.com
  mailforce.net mailftp.com mailhaven.com mailingaddress.org mailite.com mailmight.com mailnew.com mailsent.net mailservice.ms
  mailup.net mailworks.org ml1.net mm.st myfastmail.com mymacmail.com nospammail.net ownmail.net petml.com
  postinbox.com postpro.net proinbox.com promessage.com realemail.net reallyfast.biz reallyfast.info rushpost.com
  sent.as sent.at sent.com speedpost.net speedymail.org ssl-mail.com swift-mail.com the-fastest.net the-quickest.com
  theinternetemail.com veryfast.biz veryspeedy.net warpmail.net xsmail.com yepmail.net your-mail.com`);

const YANDEX = words(`
  yandex.ru ya.ru narod.ru yandex.az yandex.by yandex.co.il yandex.com yandex.com.am yandex.com.ge yandex.com.tr yandex.ee
  yandex.fr yandex.kg yandex.kz yandex.lt yandex.lv yandex.md yandex.tj yandex.tm yandex.ua yandex.uz`);

const RUNBOX = words(`
  runbox.com mailhost.work mailhouse.biz messagebox.email offshore.rocks rbox.co rbox.me rbx.email rbx.life rbx.run rnbx.uk
  runbox.at runbox.biz runbox.bz runbox.ch runbox.co runbox.co.in runbox.dk runbox.email runbox.eu runbox.is runbox.it runbox.ky
  runbox.li runbox.me runbox.nl runbox.no runbox.uk runbox.us xobnur.uk`);

const SIMPLELOGIN = words(`
  simplelogin.com 8alias.com 8shield.net aleeas.com dralias.com passfwd.com passinbox.com passmail.com passmail.net silomails.com
  simplelogin.co simplelogin.fr simplelogin.io slmail.me slmails.com`);

const SPAMGOURMET = words(`
  spamgourmet.com antichef.com antichef.net dfgh.net neverbox.com recursor.net spamcannon.com spamcannon.net spamgourmet.net
  spamgourmet.org ubicloud.com xoxy.net`);

/**
 * Mail services of which more is known than that a tag after a plus sign does not count. Services such as GMX, Outlook, Posteo, Tuta
 * and Zoho are not here: their customers choose each of their addresses freely, so the same name at two of their domains may be two
 * people, and an address does not show whose it is. The first domain is the one that stands for all.
 */
export const MAIL_SERVICES: readonly MailService[] = [
  { name: 'Gmail', domains: ['gmail.com', 'googlemail.com'], isOneMailbox: true, same: [/\./g, ''] },
  { name: 'iCloud', domains: ['icloud.com', 'mac.com', 'me.com'], isOneMailbox: true },
  {
    name: 'Proton',
    domains: ['proton.me', 'pm.me', 'protonmail.ch', 'protonmail.com'],
    isOneMailbox: true,
    same: [/[._-]/g, ''],
  },
  { name: 'Yandex', domains: YANDEX, isOneMailbox: true, same: [/-/g, '.'] },
  { name: 'Fastmail', domains: FASTMAIL, namesBelow: true },
  { name: 'mailbox.org', domains: ['mailbox.org', 'secure.mailbox.org'], isOneMailbox: true },
  { name: 'Runbox', domains: RUNBOX, isOneMailbox: true },

  { name: '33Mail', domains: ['33mail.com'], isRelay: true },
  { name: 'AdGuard Mail', domains: ['adguardmail.com'], isRelay: true },
  {
    name: 'addy.io',
    domains: words('anonaddy.com 4wrd.cc addy.biz addy.io addymail.com anonaddy.me mailer.me'),
    isRelay: true,
    isOneNameBelow: true,
  },
  { name: 'Apple', domains: ['privaterelay.appleid.com'], isRelay: true },
  { name: 'Cloaked', domains: ['cloaked.id'], isRelay: true },
  { name: 'DuckDuckGo', domains: ['duck.com'], isRelay: true },
  { name: 'erine.email', domains: ['erine.email'], isRelay: true, lastWord: true },
  { name: 'ExpressMailGuard', domains: ['clivaro.io'], isRelay: true },
  { name: 'Firefox Relay', domains: ['mozmail.com', 'relay.firefox.com'], isRelay: true },
  {
    name: 'Forward Email',
    domains: ['hideaddress.net', 'hash.fyi', 'mailsire.com', 'secret.fyi'],
    isRelay: true,
  },
  { name: 'Hushmail aliases', domains: ['nym.hush.com'], isRelay: true },
  { name: 'mailbox.org aliases', domains: ['temp.mailbox.org'], isRelay: true },
  { name: 'SimpleLogin', domains: SIMPLELOGIN, isRelay: true },
  { name: 'Sneakemail', domains: ['sneakemail.com', 'snkmail.com', 'snkml.com'], isRelay: true },
  { name: 'spamgourmet', domains: SPAMGOURMET, isRelay: true, isOneMailbox: true, lastWord: true },
  { name: 'StartMail aliases', domains: ['use.startmail.com'], isRelay: true },
];

const BY_DOMAIN = new Map(
  MAIL_SERVICES.flatMap((service) => service.domains.map((domain) => [domain, service])),
);

export interface Served {
  service: MailService;
  /** The domain of the service. */
  domain: string;
  /** The name right below it; null at the domain itself. */
  below: string | null;
}

/** The service of a domain, or of the nearest one above it. */
export function findService(domain: string): Served | null {
  const labels = domain.split('.');
  for (let index = 0; index < labels.length; index++) {
    const service = BY_DOMAIN.get(labels.slice(index).join('.'));
    if (service) return { service, domain: labels.slice(index).join('.'), below: labels[index - 1] ?? null };
  }
  return null;
}
