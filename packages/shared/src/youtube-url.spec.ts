import { otherLink, parseVideoId } from './youtube-url.js';

const ID = 'dQw4w9WgXcQ';

describe('parseVideoId', () => {
  // @trust youtube-links
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}&t=42s`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}`,
    `http://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=share`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `youtube.com/watch?v=${ID}`,
    `  https://youtu.be/${ID}  `,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    // Paths on which YouTube shows one video.
    `https://www.youtube.com/live/${ID}?si=share`,
    `https://www.youtube.com/e/${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `https://youtu.be/watch?v=${ID}`,
    `https://www.youtube.com//watch?v=${ID}`,
    `https://www.youtube.com./watch?v=${ID}`,
    `https://www.youtube.com/watch_popup?v=${ID}`,
    `https://m.youtube.com/#/watch?v=${ID}`,
    `https://studio.youtube.com/video/${ID}/edit`,
    `https://gaming.youtube.com/watch?v=${ID}`,
    // Links to it from a log-in, a consent, a chat program, a search.
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
    `https://www.youtube.com/signin?next=%2Fwatch%3Fv%3D${ID}`,
    `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&gl=DE`,
    `https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fwww.youtube.com%2Fsignin%3Fnext%3D%252Fwatch%253Fv%253D${ID}`,
    `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
    `https://l.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F${ID}&h=x`,
    `https://l.instagram.com/?u=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https%3A%2F%2Fyoutu.be%2F${ID}`,
    // Anywhere in a text.
    `My cover: https://youtu.be/${ID}`,
    `My cover:https://youtu.be/${ID}`,
    `മഴക്കത്ത്\nhttps://youtu.be/${ID}?si=share`,
    `മഴക്കത്ത്https://youtu.be/${ID}എന്റെ പാട്ട്`,
    `https://youtu.be/${ID}.`,
    `https://youtu.be/${ID})`,
    `<https://youtu.be/${ID}>`,
    `"https://youtu.be/${ID}"`,
    `“youtu.be/${ID}”`,
    `[My cover](https://youtu.be/${ID})`,
    `[https://youtu.be/${ID}](https://youtu.be/${ID})`,
    `https://youtu.be/${ID}https://youtu.be/${ID}`,
    `<iframe src="https://www.youtube.com/embed/${ID}?si=share" title="My cover" allowfullscreen></iframe>`,
    `See https://evil.example/ and https://youtu.be/${ID}`,
    // With invisible characters, and in full width.
    `\u200Bhttps://youtu.be/${ID}\u200B`,
    `\u200Ehttps://youtu.be/${ID}`,
    `\u202Ahttps://youtu.be/${ID}\u202C`,
    `https://youtu.be/\u2060${ID}\uFFFC`,
    `ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／${ID}`,
  ])('reads %s', (link) => {
    expect(parseVideoId(link)).toBe(ID);
  });

  // @trust youtube-links
  test.each([
    '',
    'a song',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/playlist?list=PL1',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://evil.example/https://youtu.be/${ID}`,
    `https://user:pw@youtube.com/watch?v=${ID}`,
    `https://youtube.com:8443/watch?v=${ID}`,
    `ftp://youtube.com/watch?v=${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    `https://[::1]/watch?v=${ID}`,
    `https://vimeo.com/${ID}`,
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    `https://youtu.be/${ID} and https://youtu.be/dQw4w9WgXcR`,
    `https://evil.example/?u=https%3A%2F%2Fyoutu.be%2F${ID}`,
    `https://www.google.com/url?url=https%3A%2F%2Fevil.example%2Fwatch%3Fv%3D${ID}`,
    `https://www.youtube.com/redirect?q=https%3A%2F%2Fevil.example%2F${ID}`,
    `https://studio.evil.example/video/${ID}`,
    'https://www.youtube.com/watch?v=%',
    'https%3A%2F%2Fyoutu.be%2F%E0%A4%A',
  ])('rejects %s', (link) => {
    expect(parseVideoId(link)).toBeNull();
  });
});

test.each([
  ['https://www.youtube.com/@demo', 'channel'],
  ['https://www.youtube.com/channel/UC1', 'channel'],
  ['https://www.youtube.com/c/demo', 'channel'],
  ['https://www.youtube.com/user/demo', 'channel'],
  ['https://www.youtube.com/embed/live_stream?channel=UC1', 'channel'],
  ['https://www.youtube.com/playlist?list=PL1', 'playlist'],
  ['https://www.youtube.com/embed/videoseries?list=PL1', 'playlist'],
  ['My clip: https://youtube.com/clip/UgkxDemo', 'clip'],
  [`https://youtu.be/${ID} https://youtu.be/dQw4w9WgXcR`, 'several'],
  [`https://www.youtube.com/@demo https://youtu.be/${ID}`, null],
  ['https://www.youtube.com/', null],
  ['https://evil.example/@demo', null],
])('%s is the link of a %s', (text, other) => expect(otherLink(text)).toBe(other));

test('a nested link ends', () => {
  const nest = (link: string, times: number): string =>
    times === 0 ? link : nest(`https://www.youtube.com/signin?next=${encodeURIComponent(link)}`, times - 1);
  expect(parseVideoId(nest(`https://youtu.be/${ID}`, 3))).toBe(ID);
  expect(parseVideoId(nest(`https://youtu.be/${ID}`, 4))).toBeNull();
});
