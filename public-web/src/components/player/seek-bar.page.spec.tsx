import { waitFor, withSite } from '../../../test/site';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadTranslations } from '../../translations/loaded';
import { StaticRouter } from '../../lib/router/router';
import { SeekBar } from './seek-bar';

withSite();
beforeAll(() => loadTranslations('en', 'site'));

/** A part of the page may hydrate after the player has loaded the waveform of its song. */
test('peaks that are there before the hydration leave the HTML of the server as it is, and appear after it', async () => {
  const barWith = (peaks?: number[]) => (
    <StaticRouter pathname="/">
      <SeekBar current={0} duration={60} label="Seek" peaks={peaks} onSeek={() => {}} />
    </StaticRouter>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(barWith());
  const errors: unknown[] = [];

  const root = hydrateRoot(place, barWith([10, 50, 90]), {
    onRecoverableError: (error) => errors.push(error),
  });
  await waitFor(() => expect(place.querySelectorAll('.seek-wave')).toHaveLength(2));

  expect(errors).toEqual([]);
  root.unmount();
  place.remove();
});
