import { parseVideoId } from './youtube-url.js';

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
  ])('rejects %s', (link) => {
    expect(parseVideoId(link)).toBeNull();
  });
});
