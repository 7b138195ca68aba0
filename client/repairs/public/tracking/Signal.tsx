import { useId } from 'react';

interface SignalProps {
  /** Whether a signal runs here; otherwise the line is quiet. */
  live: boolean;
  className?: string | undefined;
}

/** A piece of cable, as tall as its place: a wave where the signal has come through, dots where it has not. */
export function Signal({ live, className }: SignalProps) {
  const id = useId();
  return (
    <svg className={className} data-live={live} width="16" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="16" height={live ? 24 : 12} patternUnits="userSpaceOnUse">
          {live ? (
            <path
              d="M8-12C13-8 13-4 8 0S3 8 8 12s5 8 0 12-5 8 0 12"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
            />
          ) : (
            <circle cx="8" cy="6" r="1.75" fill="currentColor" />
          )}
        </pattern>
      </defs>
      <rect width="16" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
