export const feed = {
  title: 'New songs',
  description: 'Malayalam songs to play, download and sing along to, newest first.',
};
