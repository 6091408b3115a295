export const proof = {
  title: 'Show That the Video Is Yours',
  text: 'Put this code into the description of the video on YouTube. Once we have found it there, you can delete it again.',
  code: 'The code',
  check: 'Look for the Code',
  checking: 'Looking...',
  weCheck: 'We look for the code ourselves, and write it here.',
  failed: 'We Could Not Look for the Code',
  /** By the code of the error response. */
  failures: {
    CODE_NOT_FOUND: 'Not Found Yet',
    CODE_NOT_CHECKED: 'YouTube Does Not Answer',
    TOO_MANY_REQUESTS: 'You Have Looked Too Often',
  } as Readonly<Partial<Record<string, string>>>,
  proved: (date: string) => `You have shown that the video is yours. We found the proof on ${date}.`,
  provedTitle: 'The Video Is Yours',
};
