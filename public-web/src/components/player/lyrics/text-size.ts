import { useState } from 'react';

/** By which the size of the lyrics on a song's page is multiplied. */
const SIZES = [1, 1.2, 1.45, 1.75];
const KEPT = 'paattu-lyrics-size';

/** Storage can be disabled or full; the lyrics then begin in their first size. */
function loadSize(): number {
  try {
    const size = Number(localStorage.getItem(KEPT));
    return size in SIZES ? size : 0;
  } catch {
    return 0;
  }
}

function saveSize(size: number): void {
  try {
    localStorage.setItem(KEPT, String(size));
  } catch {
    // See above.
  }
}

/** The size in which this visitor reads lyrics. */
export function useTextSize() {
  const [size, setSize] = useState(loadSize);
  const stepBy = (step: 1 | -1) => ({
    isPossible: size + step in SIZES,
    step() {
      if (!(size + step in SIZES)) return;
      setSize(size + step);
      saveSize(size + step);
    },
  });
  return { factor: SIZES[size] ?? 1, larger: stepBy(1), smaller: stepBy(-1) };
}
