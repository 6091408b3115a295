import type { EmailBlockName, OwnTextEmail } from '@paattu/api-client/email-templates';
import type { ReactNode } from 'react';
import type { EmailContext, EmailTemplate } from './email-template.js';
import { Title } from '../composing/parts.js';

interface OwnTextParts<Payload, Block extends string>
  extends
    Pick<EmailTemplate<Payload>, 'audience' | 'limit' | 'showsHead' | 'secrets'>,
    // The values may need less than the body, which decides what the payload has.
    Pick<EmailTemplate<NoInfer<Payload>>, 'values'> {
  /** What follows the title. */
  body: (payload: Payload, context: EmailContext<Block>) => ReactNode;
}

/** An email whose texts the owner can replace. Its title is the subject. */
export function ownTextEmail<Name extends OwnTextEmail, Payload>(
  name: Name,
  { body, ...rest }: OwnTextParts<Payload, EmailBlockName<Name>>,
): EmailTemplate<Payload> {
  return {
    ...rest,
    texts: (t) => t.texts[name],
    body: (payload, context) => (
      <>
        <Title>{context.line('subject')}</Title>
        {body(payload, context)}
      </>
    ),
  };
}
