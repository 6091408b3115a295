import { expect } from '@playwright/test';
import { openFirst, writeMessage } from './console-pages.js';
import { type State } from './state.js';

export const consoleEmailStates: State[] = [
  { name: 'the texts of emails', path: '/admin/settings/email/texts' },
  {
    name: 'the text of an email',
    path: '/admin/settings/email/texts',
    arrange: (page) => openFirst(page, 'emails/texts'),
  },
  {
    name: 'a message with the errors of its answer',
    path: '/admin/inbox',
    prepare: writeMessage,
    async arrange(page) {
      await openFirst(page, 'messages');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
];
