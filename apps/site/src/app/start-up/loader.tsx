/** A sun alone: nothing of the site may be seen yet. Its styles are in `splash.css`. */
export function Loader({ label }: { label: string }) {
  return (
    <div className="splash" role="status">
      <svg width="64" height="64" viewBox="0 0 26 26" aria-hidden="true">
        <circle cx="13" cy="11" r="8" />
        <path d="M2 15h22M4 19h18M7 23h12" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
