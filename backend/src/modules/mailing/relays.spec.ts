import { findRelay, idHeaders } from './relays.js';

test.each([
  ['email-smtp.ap-south-1.amazonaws.com', 'amazonses.com'],
  ['smtp-relay.brevo.com', 'spf.brevo.com'],
  ['smtp.eu.mailgun.org', 'mailgun.org'],
  ['smtp-relay.gmail.com', '_spf.google.com'],
  ['SMTP.office365.com', 'spf.protection.outlook.com'],
  ['smtp-mail.outlook.com', 'spf.protection.outlook.com'],
  ['smtppro.zoho.in', 'zohomail.in'],
  ['smtp.zoho.com', 'zohomail.com'],
  ['smtp.zoho.eu', 'zohomail.eu'],
  ['smtp.sendgrid.net', 'sendgrid.net'],
  ['smtp.postmarkapp.com', 'spf.mtasv.net'],
  ['smtp.fastmail.com', 'spf.messagingengine.com'],
  ['smtp.brevo.com.evil.example', null],
  ['mail.asha.in', null],
])('%s wants %s in SPF', (host, spf) => {
  expect(findRelay(host)?.spf[0] ?? null).toBe(spf);
});

// @trust webhooks
test('the email of a relay that changes the Message-ID has its id in a header', () => {
  const id = '0199aaaa-0000-7000-8000-000000000001';
  expect(idHeaders('smtp://asha:rain@smtp-relay.brevo.com:587', id)).toEqual({ 'X-Mailin-custom': id });
  expect(idHeaders('smtp://asha:rain@smtp.eu.mailgun.org:587', id)).toEqual({});
  expect(idHeaders(null, id)).toEqual({});
});
