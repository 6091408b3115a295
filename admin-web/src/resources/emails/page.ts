import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { deadAddressSentences } from './dead-addresses/sentences';
import { doctorSentences } from './doctor/sentences';
import { emailTextSentences } from './texts/sentences';
import { emailSentences } from './sentences';

const loadFailed = emailSentences.loadFailed;

export default {
  label: emailSentences.tab,
  resource: 'emails',
  path: 'settings/email',
  place: 'settings',
  tab: placeSentences.email,
  order: 20,
  list: { loadFailed, load: async () => (await import('./email-list')).EmailList },
  show: { loadFailed, load: async () => (await import('./email-show')).EmailShow },
  others: {
    texts: {
      loadFailed: emailTextSentences.loadFailed,
      load: async () => (await import('./texts/texts-list')).TextsList,
    },
    'dead-addresses': {
      loadFailed: deadAddressSentences.loadFailed,
      load: async () => (await import('./dead-addresses/dead-address-list')).DeadAddressList,
    },
    doctor: {
      loadFailed: doctorSentences.loadFailed,
      load: async () => (await import('./doctor/email-doctor')).EmailDoctorPage,
    },
    'texts/:id': {
      loadFailed: emailTextSentences.loadFailed,
      load: async () => (await import('./texts/texts-edit')).TextsEdit,
    },
  },
} satisfies ConsolePage;
