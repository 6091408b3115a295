/** How to take part, which loads with its part of the home page. */
export const tutorial = {
  title: 'How to take part',
  steps: [
    {
      title: 'Learn the song',
      text: 'Listen to it on this site and make it yours: any style, any instrument, your own voice.',
    },
    {
      title: 'Record it and put it on YouTube',
      text: 'Keep the video public until the winner is announced: what is seen and heard there is what counts.',
    },
    {
      title: 'Take the verification photo',
      text: 'Hold a sheet of paper with the title of the song written on it, as in the sample, so that we know it is you.',
    },
    {
      title: 'Send us the link',
      text: 'Fill in the form below. We look at every entry, and it appears here once it is approved.',
    },
  ],
  watch: 'Watch the tutorial video',
  listen: 'Listen to the songs',
  rules: 'Read the official rules',
};
