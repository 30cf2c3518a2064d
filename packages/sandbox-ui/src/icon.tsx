/** Drawn on a 24 by 24 grid with a line of 1.8, as the site's are. A page brings the paths that it shows. */
export function Icon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
