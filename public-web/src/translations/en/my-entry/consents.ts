import type { Schemas } from '@paattu/api-client';

type Consent = Schemas['ConsentDto'];

export const consents = {
  title: 'What You Have Accepted',
  list: (count: number) => `The receipts (${count})`,
  none: 'There is no receipt for this entry.',
  purposes: {
    ai: 'Artificial intelligence',
    rules: 'The rules',
    publication: 'What becomes public',
  } as Record<Consent['purpose'], string>,
  rules: 'Rules',
  version: (number: number) => `Version ${number}`,
  given: 'Accepted',
  method: 'How',
  methods: {
    ticked: 'ticked in the form',
    stated: 'stated in the form, and accepted by sending it',
  } as Record<Consent['method'], string>,
  language: 'Language',
  hash: 'SHA-256 of the text',
};
