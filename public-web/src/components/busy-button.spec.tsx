import { renderToStaticMarkup } from 'react-dom/server';
import { BusyButton } from './busy-button';

test('a busy button is announced as disabled but stays focusable', () => {
  expect(renderToStaticMarkup(<BusyButton busy>Show more</BusyButton>)).toBe(
    '<button type="button" class="btn" aria-disabled="true">Show more</button>',
  );
  expect(renderToStaticMarkup(<BusyButton busy={false}>Show more</BusyButton>)).toBe(
    '<button type="button" class="btn">Show more</button>',
  );
});
