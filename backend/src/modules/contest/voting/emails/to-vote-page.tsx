import type { EmailContext } from '../../../mailing/composing/define-email.js';
import { Action } from '../../../mailing/composing/parts.js';

export interface VotePayload {
  contestTitle: string;
}

/** The choice of another entry, or the vote as it is, is on the page. */
export const toVotePage = (
  _: VotePayload,
  { text, line, pageUrl }: EmailContext<'greeting' | 'text' | 'action' | 'ask'>,
) => (
  <>
    {text('greeting')}
    {text('text')}
    <Action href={pageUrl('/vote')}>{line('action')}</Action>
    {text('ask')}
  </>
);
