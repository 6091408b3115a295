import type { exampleSentences as english } from './sentences';
import type { Example } from './use-example';

const partsOf = ({ songs, entries }: Example) => `${songs} പാട്ട്, 1 മത്സരം, ${entries} എൻട്രി`;

export const exampleSentences: typeof english = {
  heading: 'ഉദാഹരണം',
  of: (example) =>
    example.state === 'there'
      ? `പരീക്ഷിച്ചു നോക്കാൻ ${partsOf(example)}.`
      : example.state === 'adding'
        ? 'ഉദാഹരണം ചേർക്കുകയാണ്.'
        : 'ഉദാഹരണം ചേർക്കുന്നതിനിടെ സെർവർ നിന്നുപോയി. ചേർത്ത ഭാഗം നീക്കുക.',
  first: 'പാട്ടുകളും മത്സരവും ഉദാഹരണമാണ്. ആദ്യം അത് നീക്കുക, പിന്നെ സൈറ്റ് എല്ലാവർക്കുമായി തുറക്കുക.',
  remove: 'ഉദാഹരണം നീക്കുക',
  title: 'ഉദാഹരണം നീക്കണോ?',
  text: (example) =>
    `${partsOf(example)} എന്നിവയും അവയുടെ എല്ലാ ഫയലുകളും നീക്കും; നിങ്ങൾ അവയിൽ വരുത്തിയ മാറ്റങ്ങളും പോകും. നിങ്ങൾ തന്നെ ചേർത്തത് നിലനിൽക്കും.`,
  removed: 'ഉദാഹരണം നീക്കി',
  removeFailed: 'ഉദാഹരണം നീക്കാനായില്ല',
};
