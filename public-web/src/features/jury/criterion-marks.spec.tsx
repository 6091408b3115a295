import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import { loadTranslations } from '../../translations/loaded';
import { CriterionMarks } from './criterion-marks';
import type { Criterion } from './jury-query';

beforeAll(() => Promise.all([loadTranslations('en', 'jury'), loadTranslations('ml', 'jury')]));

const criterion: Criterion = { key: 'rendition', weight: 30, guidance: null, guidanceMalayalam: null };

function render(part: Partial<Parameters<typeof CriterionMarks>[0]>, pathname = '/jury') {
  return renderToStaticMarkup(
    <StaticRouter pathname={pathname}>
      <CriterionMarks
        criterion={criterion}
        mark={null}
        isOpen
        isLocked={false}
        value={null}
        onMark={() => {}}
        {...part}
      />
    </StaticRouter>,
  );
}

const valueIn = (html: string) => /<div[^>]*role="spinbutton"[^>]*>([^<]*)/.exec(html)?.[0] ?? '';

test('a screen reader hears the mark', () => {
  const none = valueIn(render({}));
  expect(none).toContain('aria-valuetext="No mark yet"');
  expect(none).not.toContain('aria-valuenow');
  const half = valueIn(render({ mark: 15 }));
  expect(half).toContain('aria-label="Rendition"');
  expect(half).toContain('aria-valuenow="7.5"');
  expect(half).toContain('aria-valuetext="7 and a half of 10"');
  expect(half).toMatch(/>7\.5$/);
});

test('the button of the whole mark and that of the half are pressed', () => {
  const pressed = [...render({ mark: 15 }).matchAll(/aria-pressed="true"[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  );
  expect(pressed).toEqual(['7', '½']);
});

test('a mark that cannot change has neither keys nor buttons', () => {
  const html = render({ mark: 15, isOpen: false, isLocked: true });
  expect(html).not.toMatch(/spinbutton|<button/);
  expect(html).toContain('Locked');
  expect(html).toContain('7.5');
  // Room for the criterion that takes a mark now.
  expect(html).not.toContain('In tune and true to the song');
});

test('the guidance of the owner takes the place of the usual anchors', () => {
  expect(render({})).toContain('In tune and true to the song');
  const own = render({ criterion: { ...criterion, guidance: 'Listen twice.', guidanceMalayalam: null } });
  expect(own).toContain('Listen twice.');
  expect(own).not.toContain('In tune and true to the song');
  const both = { ...criterion, guidance: 'Listen twice.', guidanceMalayalam: 'രണ്ടു തവണ കേൾക്കൂ.' };
  expect(render({ criterion: both }, '/ml/jury')).toContain('രണ്ടു തവണ കേൾക്കൂ.');
});
