import styles from './bar-chart.module.css';
import { barsOf } from './bars.ts';

export interface ChartSeries {
  label: string;
  /** One for each group, in their order. */
  values: readonly number[];
  tone: 'first' | 'second';
}

interface BarChartProps {
  title: string;
  /** Below the bars. */
  groups: readonly string[];
  series: readonly ChartSeries[];
}

const width = 320;
const height = 120;
const labelHeight = 18;
/** More would run into each other on a phone. */
const labelsMax = 6;

/** A picture of what the table below says in figures: a voice reads the table. */
export function BarChart({ title, groups, series }: BarChartProps) {
  const groupWidth = width / Math.max(groups.length, 1);
  const labelEvery = Math.ceil(groups.length / labelsMax);
  const { bars, zeroY } = barsOf(
    series.map(({ values }) => values),
    { height, groupWidth },
  );
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {series.length > 1 &&
          series.map(({ label, tone }) => (
            <span key={tone} className={styles.key} data-tone={tone}>
              {label}
            </span>
          ))}
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height + labelHeight}`}
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ series: at, group, ...bar }) => (
          <rect key={`${at}-${group}`} className={styles.bar} data-tone={series[at]?.tone} rx={2} {...bar} />
        ))}
        <line className={styles.zero} x1={0} x2={width} y1={zeroY} y2={zeroY} />
        {groups.map(
          (group, at) =>
            at % labelEvery === 0 && (
              <text key={group} className={styles.label} x={(at + 0.5) * groupWidth} y={height + labelHeight - 4}>
                {group}
              </text>
            ),
        )}
      </svg>
    </figure>
  );
}
