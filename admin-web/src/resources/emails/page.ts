import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.emails,
  resource: 'emails',
  path: 'settings/email',
  place: 'settings',
  tab: t.email,
  order: 20,
  list: async () => (await import('./email-list')).EmailList,
  show: async () => (await import('./email-show')).EmailShow,
  others: {
    texts: async () => (await import('./texts/texts-list')).TextsList,
    'dead-addresses': async () => (await import('./dead-addresses/dead-address-list')).DeadAddressList,
    doctor: async () => (await import('./doctor/email-doctor')).EmailDoctorPage,
    'texts/:id': async () => (await import('./texts/texts-edit')).TextsEdit,
  },
} satisfies ConsolePage;
