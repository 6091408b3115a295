export const feed = {
  title: 'Paattu · New songs',
  description: 'Malayalam songs to play, download and sing along to, newest first.',
};
