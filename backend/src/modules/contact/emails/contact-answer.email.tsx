import { phrases } from '../../../translations/index.js';
import { defineEmail } from '../../mailing/composing/define-email.js';
import { Lines, Paragraph, Quote, paragraphsOf } from '../../mailing/composing/parts.js';
import { contactForm, name } from '../../mailing/composing/variables.js';

interface AnswerPayload {
  name: string;
  /** What the owner wrote. */
  text: string;
  subject: string;
  message: string;
}

const SAMPLES = {
  en: {
    text: 'Gladly.\n\nWhich day?',
    subject: 'A concert',
    message: 'Would you sing at our school?',
  },
  ml: {
    text: 'തീർച്ചയായും.\n\nഏത് ദിവസമാണ്?',
    subject: 'ഒരു കച്ചേരി',
    message: 'ഞങ്ങളുടെ സ്കൂളിൽ പാടാമോ?',
  },
};

export const contactAnswer = defineEmail({
  name: 'contact-answer',
  label: 'answer to a contact message',
  whenSent: 'Sent with your answer to a message.',
  scope: 'site',
  place: 470,
  needed: 'request',
  limit: null,
  variables: { name, messageSubject: ({ subject }: AnswerPayload) => subject, contactForm },
  texts: {
    en: {
      subject: 'An answer to your message',
      preview: 'You wrote to us, and here is the answer.',
      greeting: phrases.en.hello,
      youWrote: 'You wrote: {{messageSubject}}',
      again:
        'Replies to this email are not read. To write again, please use the [contact form]({{contactForm}}).',
    },
    ml: {
      subject: 'നിങ്ങളുടെ സന്ദേശത്തിനുള്ള മറുപടി',
      preview: 'നിങ്ങൾ ഞങ്ങൾക്ക് എഴുതിയതിനുള്ള മറുപടി ഇതാ.',
      greeting: phrases.ml.hello,
      youWrote: 'നിങ്ങൾ എഴുതിയത്: {{messageSubject}}',
      again: 'ഈ ഇമെയിലിനുള്ള മറുപടികൾ ആരും വായിക്കില്ല. വീണ്ടും എഴുതാൻ [ബന്ധപ്പെടാനുള്ള ഫോം]({{contactForm}}) ഉപയോഗിക്കൂ.',
    },
  },
  sample: ({ name, language }) => ({ name, ...SAMPLES[language] }),
  body: ({ text: answer, message }: AnswerPayload, { text }) => (
    <>
      {text('greeting')}
      {paragraphsOf(answer).map((paragraph, index) => (
        <Paragraph key={index}>
          <Lines>{paragraph}</Lines>
        </Paragraph>
      ))}
      {text('youWrote')}
      <Quote>{message}</Quote>
      {text('again')}
    </>
  ),
});
