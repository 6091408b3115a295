import { renderToStaticMarkup } from 'react-dom/server';
import { ApiError } from '../../lib/api-error';
import { StaticRouter } from '../../lib/router/router';
import { loadTranslations } from '../../translations/loaded';
import { useFailureSentence } from './use-failure-sentence';

beforeAll(() => Promise.all([loadTranslations('en', 'errors'), loadTranslations('en', 'my-entry')]));

function Sentence({ error }: { error: Error }) {
  return useFailureSentence()(error);
}

const sentenceOf = (error: Error) =>
  renderToStaticMarkup(
    <StaticRouter pathname="/my-entry">
      <Sentence error={error} />
    </StaticRouter>,
  );

test('an act that failed has the sentence of its error response', () => {
  expect(sentenceOf(new ApiError(409, 'NO_PROOF_ASKED', ''))).toBe('No proof is asked for this entry.');
});

test('a page that is closed in this browser asks for a new link, whatever was not found', () => {
  expect(sentenceOf(new ApiError(404, 'NOT_FOUND', ''))).toBe(
    'Please open the link in an email about your entry.',
  );
});

test('an error response without a sentence is a failure of the site, and none at all is one of the connection', () => {
  expect(sentenceOf(new ApiError(502, 'UNKNOWN', ''))).toMatch(/^Something went wrong on our side\./);
  expect(sentenceOf(new TypeError('Failed to fetch'))).toMatch(/^Our site does not answer\./);
});
