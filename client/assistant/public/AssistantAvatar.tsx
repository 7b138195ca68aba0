/** The assistant: a small set with a friendly face. The words beside it say who speaks. */
export function AssistantAvatar({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="m10 2.5 6 5 6-5" fill="none" stroke="var(--border-strong)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M8 7.5h16c3.6 0 5.5 1.8 5.5 5v9.5c0 3.2-1.9 5-5.5 5H8c-3.6 0-5.5-1.8-5.5-5v-9.5c0-3.2 1.9-5 5.5-5Z"
        fill="var(--surface-off)"
        stroke="var(--border-strong)"
        strokeWidth="1.25"
      />
      <path
        d="M11.5 14.5v2M20.5 14.5v2M11.5 20.5c2.6 2 6.4 2 9 0"
        fill="none"
        stroke="#9cc1ff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M9 30h14" stroke="var(--border-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
