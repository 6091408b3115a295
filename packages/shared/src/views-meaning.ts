/** What a number of views counts: the site and the console say the same. In Malayalam, `views-meaning/ml.ts` has it. */
export const viewsMeaning = {
  title: 'What a view counts',
  meaning:
    'Since 24 August 2026, YouTube counts a view as soon as a video starts, silent previews included. Before, it counted one after a while, so numbers from before and after cannot be compared. None of them is part of a result.',
};
