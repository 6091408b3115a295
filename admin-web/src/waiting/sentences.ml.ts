import { formatCount } from '../lib/format';
import type { waitingSentences as english } from './sentences';

export const waitingSentences: typeof english = {
  title: 'നിങ്ങളെ കാത്തിരിക്കുന്നത്',
  wait: (parts) => `${parts.join(', ')}${parts.length > 1 ? ' എന്നിവ' : ''} നിങ്ങളെ കാത്തിരിക്കുന്നു.`,
  entries: (count) => `${formatCount(count)} എൻട്രി`,
  changes: (count) => `${formatCount(count)} മാറ്റം`,
  messages: (count) => `${formatCount(count)} സന്ദേശം`,
  votes: (count) => `${formatCount(count)} വോട്ട്`,
  unsent: (count) => `${formatCount(count)} ഇമെയിൽ`,
  rows: {
    pending: { text: (count) => `പരിശോധിക്കാനുള്ള ${formatCount(count)} എൻട്രി`, act: 'പരിശോധിക്കുക' },
    unanswered: { text: (count) => `പുതിയ സന്ദേശമുള്ള ${formatCount(count)} എൻട്രി`, act: 'മറുപടി നൽകുക' },
    videoBroken: { text: (count) => `വീഡിയോ കാണാനാകാത്ത ${formatCount(count)} എൻട്രി`, act: 'നോക്കുക' },
    revised: { text: (count) => `തീരുമാനം വേണ്ട ${formatCount(count)} മാറ്റം`, act: 'തീരുമാനിക്കുക' },
    messages: { text: (count) => `ഇനിയും വായിക്കാത്ത ${formatCount(count)} സന്ദേശം`, act: 'വായിക്കുക' },
    votes: { text: (count) => `തീരുമാനം വേണ്ട, സംശയമുള്ള ${formatCount(count)} വോട്ട്`, act: 'തീരുമാനിക്കുക' },
    emails: { text: (count) => `അയയ്ക്കാനാകാത്ത ${formatCount(count)} ഇമെയിൽ`, act: 'നോക്കുക' },
  },
};
