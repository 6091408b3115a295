import { expect } from '@playwright/test';
import { type State } from './state.js';

export const consoleTextStates: State[] = [
  {
    name: '/admin/settings/site with what publishing changes',
    path: '/admin/settings/site',
    prepare: (page) =>
      page.route('**/api/admin/texts/site', async (route) => {
        const response = await route.fetch();
        const record = (await response.json()) as { published: object };
        const draft = { ...record.published, name: 'Meera Nair', nameMalayalam: 'മീര നായർ' };
        await route.fulfill({ response, json: { ...record, draft } });
      }),
    arrange: (page) => expect(page.getByRole('region', { name: 'What publishing changes' })).toBeVisible(),
  },
];
