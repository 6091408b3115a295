import type { EmailCheckup } from '../api';

type Finding = EmailCheckup['findings'][number];

export const doctorSentences = {
  title: 'Email Doctor',
  intro:
    'Mail services such as Gmail look in DNS whether a server may send emails in the name of your domain. Here you see what they find. Looking changes nothing, and no email waits for it.',
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
    'dns-silent': (domain) => `DNS did not answer about ${domain}. Look again in a minute.`,
  } satisfies Record<Finding['finding'], (about: string) => string>,
  recordType: 'TXT',
  copy: 'Copy',
  copyOf: (name: string) => `Copy the record of ${name}`,
  copied: 'Copied',
  copyFailed: 'Could not be copied. Select the text and copy it.',
  whoAdds: 'Give these lines to whoever looks after your domain. They are in force after an hour or so.',
  loadFailed: 'Error Loading the Email Doctor',
} as const;
