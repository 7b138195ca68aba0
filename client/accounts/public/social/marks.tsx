import type { IconProps } from '../../../ui';

/*
 * The marks by which people know the providers, drawn by us on the 24-unit grid of our icons. They say nothing aloud:
 * the name is beside each.
 */
const frame = ({ size = 22, ...props }: IconProps) => ({
  width: size,
  height: size,
  viewBox: '0 0 24 24',
  fill: 'none',
  'aria-hidden': true,
  focusable: false,
  ...props,
});

export function GoogleMark(props: IconProps) {
  return (
    <svg {...frame(props)} strokeWidth={4.2}>
      <path stroke="#ea4335" d="M18.1 6.2A8.4 8.4 0 0 0 4.7 7.8" />
      <path stroke="#fbbc05" d="M4.7 7.8a8.4 8.4 0 0 0 0 8.4" />
      <path stroke="#34a853" d="M4.7 16.2a8.4 8.4 0 0 0 12.9 2.1" />
      <path stroke="#4285f4" d="M17.6 18.3a8.4 8.4 0 0 0 2.8-6.2H12.2" />
    </svg>
  );
}

export function FacebookMark(props: IconProps) {
  return (
    <svg {...frame(props)}>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path stroke="#ffffff" strokeWidth={3} d="M16.4 6.6h-1.2c-1.5 0-2.2.8-2.2 2.2V23M9 12.9h6.8" />
    </svg>
  );
}

export function XMark(props: IconProps) {
  return (
    <svg {...frame(props)} stroke="currentColor">
      <path strokeWidth={1.7} strokeLinejoin="round" d="M3.4 3.6h4.2l13 16.8h-4.2z" />
      <path strokeWidth={2} d="M20 3.4 13.4 11M10.6 13.6 4 20.8" />
    </svg>
  );
}

export function GitHubMark(props: IconProps) {
  return (
    <svg {...frame(props)}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 1.2a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm-4.9 4.2c1.2 0 2.2.6 3 1.2a10 10 0 0 1 3.8 0c.8-.6 1.8-1.2 3-1.2.5 1.2.5 2.2.2 3 .7.8 1 1.7 1 2.8 0 3.4-2.1 4.5-4.4 4.8.5.5.8 1.2.8 2.2v4.4a10 10 0 0 1-5 0v-2c-2.7.5-3.4-1-3.9-2-.3-.5-.7-.9-1.2-1.2.9-.4 1.9 0 2.5.9.6.9 1.3 1.3 2.6.9.1-.8.4-1.3.8-1.7-2.6-.3-4.6-1.5-4.6-5.3 0-1.1.4-2 1-2.8-.3-.9-.2-1.8.4-4Z"
      />
    </svg>
  );
}
