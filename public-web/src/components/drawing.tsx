interface DrawingProps {
  /** A file in `public/drawings`; `failed` is in each document. */
  name: string;
  width?: number;
  height?: number;
  className?: string;
}

/** A picture in the style of the covers. It decorates: what it means is also in the text beside it. */
export function Drawing({ name, width = 320, height = 240, className = '' }: DrawingProps) {
  if (name === 'failed')
    return (
      <svg
        className={`h-auto max-w-full rounded-1 ${className}`}
        width={width}
        height={height}
        viewBox="0 0 320 240"
        aria-hidden="true"
      >
        <use href="#drawing-failed" />
      </svg>
    );
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=""
      width={width}
      height={height}
      decoding="async"
      className={`rounded-1 ${className}`}
    />
  );
}
