export const declaration = {
  title: 'Artificial Intelligence',
  none: 'You have not said yet what artificial intelligence made of what you hear in the video.',
  note: (text: string) => `You added: ${text}`,
  open: 'Correct it',
  answer: 'Answer',
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved. It is valid at once.',
  failed: 'Not Saved',
  loadFailed: 'The question could not be loaded.',
};
