/** As many pictures of a list as the first view of a wide screen may show. */
const IN_FIRST_VIEW = 3;

/** How a picture of a list is loaded: those that one sees at once without waiting for the layout, the others near the view. */
export function loadingOf(position = IN_FIRST_VIEW) {
  return position < IN_FIRST_VIEW
    ? ({ loading: 'eager', fetchPriority: position === 0 ? 'high' : 'auto' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
}
