import { emails } from '../src/emails.js';
import type { PayloadOf } from '../src/modules/mailing/composing/define-email.js';
import type { EmailToSend } from '../src/modules/mailing/mailing.service.js';

type Template = (typeof emails)[number];

export type EmailName = Template['name'];

export type PayloadNamed<Name extends EmailName> = PayloadOf<Extract<Template, { name: Name }>>;

/** As the product queues an email, with its template by its name. */
export type NamedEmail<Name extends EmailName> = Omit<EmailToSend, 'template' | 'payload'> & {
  template: Name;
  payload: PayloadNamed<Name>;
};

export function byName<Name extends EmailName>(email: NamedEmail<Name>): EmailToSend {
  return { ...email, template: emails.find(({ name }) => name === email.template)! };
}
