import type { EmailContext } from '../../mailing/composing/define-email.js';
import { Action } from '../../mailing/composing/parts.js';

/** Says what the person did with the account, or somebody else, and leads to a new password. */
export const accountNews = (
  _: { name: string },
  { text, line, pageUrl }: EmailContext<'greeting' | 'text' | 'notYou' | 'action'>,
) => (
  <>
    {text('greeting')}
    {text('text')}
    {text('notYou')}
    <Action href={pageUrl('/auth?mode=forgot')}>{line('action')}</Action>
  </>
);
