/** The number of pictures of a list that the first view of a wide screen can show. */
const IN_FIRST_VIEW = 3;

/** Loads the pictures in the first view at once, before layout, and the others when they come near the view. */
export function loadingOf(position = IN_FIRST_VIEW) {
  return position < IN_FIRST_VIEW
    ? ({ loading: 'eager', fetchPriority: position === 0 ? 'high' : 'auto' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
}
