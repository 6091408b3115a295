import { main, openPage, server, withSite } from '../../../test/site';
import { answerHome } from '../../../test/home';
import { answerSongs, songOf } from '../../../test/songs';

withSite();

/** Without the link to the page in the other language. */
const links = () =>
  main()
    .getAllByRole('link')
    .filter(({ lang }) => lang !== 'ml')
    .map(({ textContent }) => textContent);

async function openAbout(...songs: string[]) {
  answerHome();
  answerSongs(...songs.map((title) => songOf(title)));
  server.answer('get', '/api/texts/about', 200, { aboutIntro: 'I sing in Malayalam.' });
  await openPage('/about');
  await main().findByText('I sing in Malayalam.');
}

test('the page about an artist leads to her songs', async () => {
  await openAbout('Oar Song');
  await main().findByRole('heading', { name: 'Write to Me' });
  expect(links()).toEqual(['Listen to My Songs', 'Get in Touch']);
});

test('the page about an artist without songs has no word about them', async () => {
  await openAbout();
  expect(links()).toEqual(['Get in Touch']);
  expect(main().queryByText('Tell me what a song meant to you.')).toBeNull();
});
