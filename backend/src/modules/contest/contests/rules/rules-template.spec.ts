import { RULES_TEMPLATE } from './rules-template.js';

const sentencesOf = (text: string) => text.split(/(?<=\.)\s+/);

/** The owner writes to the winner herself if the site cannot. */
test.each([
  [
    'English',
    RULES_TEMPLATE.source,
    /\bemails?\b(?! address)/,
    'this site sends emails',
    [
      'The winner is announced on this site on {{winnerAt}} and notified by email within 5 days.',
      'The winner must respond within 48 hours of that email; after that, the prize may go to the entry that comes next.',
    ],
  ],
  [
    'Malayalam',
    RULES_TEMPLATE.sourceMalayalam,
    /ഇമെയി(?:ൽ(?! വിലാസ)|ലി|ലു)/,
    'ഈ സൈറ്റ് ഇമെയിലുകൾ അയയ്ക്കുന്നുണ്ടെങ്കിൽ',
    [
      '5 ദിവസത്തിനകം വിജയിയെ ഇമെയിലിലും അറിയിക്കും.',
      'ആ ഇമെയിലിനു ശേഷം 48 മണിക്കൂറിനകം വിജയി മറുപടി നൽകണം; അതു കഴിഞ്ഞാൽ സമ്മാനം തൊട്ടടുത്ത സ്ഥാനത്തുള്ള എൻട്രിക്ക് നൽകിയേക്കാം.',
    ],
  ],
])('no rule in %s promises an email of a site without a mail server', (_, text, email, condition, kept) => {
  const named = sentencesOf(text).filter((sentence) => email.test(sentence));
  expect(named.filter((sentence) => sentence.includes(condition))).toHaveLength(3);
  expect(named.filter((sentence) => !sentence.includes(condition))).toEqual(kept);
});
