import { defineEmail } from '../../mailing/composing/define-email.js';

/** Repeats nothing of the contact message, because its sender may have typed the address of another person. */
export const contactReceipt = defineEmail({
  name: 'contact-receipt',
  label: 'receipt of a contact message',
  whenSent: 'Sent to a person who writes to you with the contact form.',
  scope: 'site',
  place: 460,
  needed: 'request',
  // Protects others, whose address a sender may have typed.
  limit: { count: 3, hours: 24 },
  variables: {},
  texts: {
    en: {
      subject: 'Message Sent!',
      preview: 'Your message has arrived.',
      greeting: 'Hello,',
      text: 'Thank you for writing. Your message has arrived, and you will hear from us.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ സന്ദേശം കിട്ടി',
      preview: 'ഞങ്ങൾ മറുപടി അയയ്ക്കാം.',
      greeting: 'നമസ്കാരം,',
      text: 'എഴുതിയതിന് നന്ദി. നിങ്ങളുടെ സന്ദേശം കിട്ടി; ഞങ്ങൾ മറുപടി അയയ്ക്കാം.',
    },
  },
  sample: () => ({}),
  body: (_: object, { text }) => (
    <>
      {text('greeting')}
      {text('text')}
    </>
  ),
});
