import type { EmailCheckup, HeaderFinding } from '../api';
import { inLanguage } from '../../../lib/language';

type Finding = EmailCheckup['findings'][number];

export const doctorSentences = inLanguage('emails/doctor', {
  title: 'Email Doctor',
  /** Until the owner has looked. */
  ask: 'Look how mail services judge your emails.',
  intro:
    'Mail services such as Gmail look in DNS whether a server may send emails in the name of your domain. Here you see what they find. Looking changes nothing, and no email waits for it.',
  noServer: 'No mail server is set yet, so there is no sender to look at. Nothing is sent before.',
  selector: 'Name of your DKIM key, if you know it',
  selectorHint: 'It is in the settings of your mail service, such as selector1.',
  look: 'Look',
  lookAgain: 'Look Again',
  failed: 'Error',
  verdict: 'What mail services do',
  found: 'What they find',
  services: { gmailAndYahoo: 'Gmail and Yahoo', outlook: 'Outlook' },
  verdicts: {
    good: 'Your emails arrive.',
    spam: 'Your emails arrive, but may be put under spam.',
    rejects: 'Your emails are rejected.',
    unknown: 'Not certain: see below.',
  } satisfies Record<EmailCheckup['outlook'], string>,
  verdictLabels: {
    good: 'Good',
    spam: 'Spam, perhaps',
    rejects: 'Rejected',
    unknown: 'Not certain',
  } satisfies Record<EmailCheckup['outlook'], string>,
  states: { good: 'Good', warning: 'Better', bad: 'To mend', unknown: 'Not known' } satisfies Record<
    Finding['state'],
    string
  >,
  findings: {
    'spf-good': (domain) => `SPF: ${domain} permits your mail server.`,
    'spf-uncertain': (host) =>
      `SPF: there is a record, but it does not name ${host}. That is right if your mail service sends from other addresses; ask it.`,
    'spf-missing': (domain) =>
      `SPF: ${domain} does not say which servers may send in its name. Add this record.`,
    'spf-several': (domain) =>
      `SPF: ${domain} has several records, so none counts. Put them together in one.`,
    'spf-syntax': (term) => `SPF: the record has an error at “${term}”, so it does not count.`,
    'spf-too-many': (term) =>
      `SPF: the record needs more than ten look-ups (up to “${term}”), so it does not count. Remove services that you do not use any more.`,
    'spf-everybody': (term) =>
      `SPF: “${term}” permits everybody to send in your name, which mail services distrust. Write ~all in its place.`,
    'spf-of-relay': (host) =>
      `SPF: ${host} sends with an address of its own and answers for it, so your domain needs no record for it. The signature (DKIM) shows that your emails are yours.`,
    'spf-without-relay': (host) => `SPF: the record does not permit ${host}. Replace the record by this one.`,
    'dkim-good': (selector) => `DKIM: there is a key for signatures (${selector}).`,
    'dkim-unknown': (domain) =>
      `DKIM: no key of ${domain} was found under the usual names. If your mail service signs emails, type the name of the key above; if not, switch the signature on there.`,
    'dkim-missing': (selector) =>
      `DKIM: there is no key with the name ${selector}. Copy the record from the settings of your mail service.`,
    'dkim-revoked': (selector) => `DKIM: the key ${selector} is empty, so signatures with it do not count.`,
    'dmarc-good': (policy) => `DMARC: there is a record (${policy}).`,
    'dmarc-missing': (domain) =>
      `DMARC: ${domain} does not say what becomes of emails that others send in its name. Mail services want this record of who writes to many.`,
    'dmarc-several': (domain) => `DMARC: ${domain} has several records, so none counts. Keep one.`,
    'dmarc-syntax': (record) =>
      `DMARC: the record has no policy p=none, p=quarantine or p=reject: “${record}”.`,
    'mx-good': (domain) => `MX: ${domain} takes emails, so answers arrive.`,
    'mx-missing': (domain) =>
      `MX: ${domain} takes no emails, so answers and emails that come back reach nobody. Some mail services distrust that.`,
    'ptr-good': (name) => `PTR: the address of your server has a name that leads back (${name}).`,
    'ptr-missing': (address) =>
      `PTR: the address ${address} of your server has no name that leads back to it. Ask the host of your server to set it: mail services reject emails without it.`,
    'from-of-service': (domain) =>
      `Your emails have an address of ${domain} as sender, which only its own server may use. Ask your operator to set MAIL_FROM to an address of your own domain.`,
    'from-own-service': (domain) =>
      `Your emails are sent by ${domain} itself, which signs them and looks after its DNS. There is nothing to add.`,
    'dns-silent': (domain) => `DNS did not answer about ${domain}. Look again in a minute.`,
  } satisfies Record<Finding['finding'], (about: string) => string>,
  headers: {
    title: 'A test email that has arrived',
    intro:
      'DNS does not say whether your emails are signed; an email does. Press “Send test email” on the page Emails, open the email in your mailbox, and choose “Show original” (Gmail), “View message source” (Outlook) or “View raw message” (Yahoo). Copy all of it and paste it here. It is read and not stored.',
    field: 'The test email with its headers',
    empty: 'Paste the test email first.',
    read: 'Read',
    readAgain: 'Read Again',
    found: 'What the email says',
    selectorFound: (selector: string) =>
      `The name of your key, ${selector}, is in the field above now. Press Look to see whether DNS has it.`,
    findings: {
      'no-headers': () =>
        'This is no email with its headers. Copy the whole original, which begins with lines such as “Delivered-To:” or “Received:”.',
      'other-sender': (domain) =>
        `This email is from ${domain}, not from your site. Paste the test email of the site.`,
      signed: (selector) => `It is signed in the name of its sender (key ${selector}).`,
      'signed-by-other': (domain) =>
        `It is signed by ${domain} alone, not in the name of its sender. Switch the signature (DKIM) for your domain on in the settings of your mail service.`,
      unsigned: () =>
        'It is not signed. Switch the signature (DKIM) for your domain on in the settings of your mail service.',
      'dkim-passed': (domain) =>
        domain === ''
          ? 'DKIM: the mailbox found a genuine signature.'
          : `DKIM: the mailbox found the signature of ${domain} genuine.`,
      'dkim-failed': (verdict) =>
        verdict === 'none'
          ? 'DKIM: the mailbox found no signature.'
          : `DKIM: the mailbox did not accept the signature (${verdict}). Compare the key in DNS with the one in the settings of your mail service.`,
      'spf-passed': (domain) => `SPF: the mailbox found that ${domain} permits the server.`,
      'spf-of-other': (domain) =>
        domain === ''
          ? 'SPF: the mailbox found the server permitted.'
          : `SPF: the server is permitted by ${domain}, the address of your mail service. That is usual; the signature shows that the email is yours.`,
      'spf-failed': (verdict) =>
        `SPF: the mailbox did not find the server permitted (${verdict}). See SPF above.`,
      'dmarc-passed': () => 'DMARC: the mailbox accepts the email as yours. All is well.',
      'dmarc-failed': () =>
        'DMARC: the mailbox does not accept the email as yours. It needs a signature in the name of your domain.',
      'dmarc-without-record': () => 'DMARC: your domain has no record. See DMARC above.',
      'no-results': () =>
        'The mailbox that received it does not say what it checked. Try a mailbox at Gmail, Outlook or Yahoo.',
    } satisfies Record<HeaderFinding['finding'], (about: string) => string>,
  },
  recordType: 'TXT',
  copy: 'Copy',
  copyOf: (name: string) => `Copy the record of ${name}`,
  copied: 'Copied',
  copyFailed: 'Could not be copied. Select the text and copy it.',
  whoAdds: 'Give these lines to whoever looks after your domain. They are in force after an hour or so.',
});
