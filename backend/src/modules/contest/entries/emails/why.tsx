import type { EmailContext } from '../../../mailing/composing/define-email.js';
import { Paragraph, Quote } from '../../../mailing/composing/parts.js';

export interface WhyPayload {
  /** Of a rejection or a return to pending, in the language of the entrant. */
  reason?: string;
  /** What the moderator added to it. */
  sentence?: string;
}

/** Why the entry or a change of it is not, or no longer, among the others. Both are text, whatever they look like. */
export const whyOf = ({ reason, sentence }: WhyPayload, { line }: EmailContext<'reason'>) =>
  (reason ?? sentence) !== undefined && (
    <>
      <Paragraph>{line('reason')}</Paragraph>
      {reason !== undefined && <Quote>{reason}</Quote>}
      {sentence !== undefined && <Quote>{sentence}</Quote>}
    </>
  );

export const SAMPLE_REASONS = {
  en: {
    reason: 'The paper in your photo does not show the title of the song.',
    sentence: 'Please write it with a thick pen.',
  },
  ml: {
    reason: 'ഫോട്ടോയിലെ കടലാസിൽ പാട്ടിന്റെ പേരില്ല.',
    sentence: 'കട്ടിയുള്ള പേന കൊണ്ട് എഴുതൂ.',
  },
};
