import { declarations as english } from '../../backend/src/translations/en/consents.js';
import { declarations as malayalam } from '../../backend/src/translations/ml/consents.js';
import { gallery as englishGallery } from '../../public-web/src/translations/en/gallery.js';
import { gallery as malayalamGallery } from '../../public-web/src/translations/ml/gallery.js';

// The receipt of the entrant has the sentence, and visitors see the label.
test.each([
  ['English', english, englishGallery],
  ['Malayalam', malayalam, malayalamGallery],
])('an entrant consents in %s to the labels that visitors see', (_, declarations, { entry }) => {
  const { madeWithAi } = entry;
  expect(Object.keys(madeWithAi)).toEqual(['backing', 'voice']);
  for (const [use, label] of Object.entries(madeWithAi)) expect(declarations[use]).toContain(`“${label}”`);
});
