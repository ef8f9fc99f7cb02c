import type { CollaborationAnalysis, TeamAnalysis } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import styles from './analysis-view.module.css';
import { BarPlot } from './bar-plot.tsx';
import { measureText } from './figures.ts';
import { MeasureFigure } from './measure-figure.tsx';

const shareText = (share: number | null) => measureText({ value: share, unit: 'share' });
const secondsText = (seconds: number | null) => measureText({ value: seconds, unit: 'seconds' });

function agreementSummary(rows: TeamAnalysis['agreement']): string {
  const known = rows.filter(({ share }) => share !== null);
  const lowest = known.toSorted((a, b) => (a.share ?? 0) - (b.share ?? 0))[0];
  if (!lowest) return 'Nobody of this team voted.';
  return `Opinions differed most at “${questionParts(lowest.question).question}”, where ${shareText(lowest.share)} wanted the same.`;
}

function participationSummary(rows: TeamAnalysis['participation']): string {
  const first = rows[0];
  if (!first) return 'No contributions were counted.';
  const even = 1 / rows.length;
  return `The most active person gave ${shareText(first.share)} of all contributions; an even share would be ${shareText(even)}.`;
}

function Team({ team }: { team: TeamAnalysis }) {
  if (team.withheld !== null) {
    return (
      <section className={styles.team} aria-label={team.name}>
        <h2>{team.name}</h2>
        <p className={styles.withheld}>{team.withheld}</p>
      </section>
    );
  }
  return (
    <section className={styles.team} aria-label={team.name}>
      <h2>
        {team.name} <small>{team.people} people</small>
      </h2>
      <div className={styles.measures}>
        {team.measures.map((measure) => (
          <MeasureFigure key={measure.id} measure={measure} />
        ))}
      </div>
      <div className={styles.plots}>
        <BarPlot
          title="Agreement by decision"
          summary={agreementSummary(team.agreement)}
          columns={['Decision', 'Wanted the same', 'Until all had voted']}
          bars={team.agreement.map(({ question, share, seconds }) => ({
            label: questionParts(question).question,
            share,
            value: shareText(share),
            note: secondsText(seconds),
          }))}
        />
        <BarPlot
          title="Who contributed how much, without names"
          summary={participationSummary(team.participation)}
          columns={['Rank', 'Share of contributions']}
          bars={team.participation.map(({ rank, share }) => ({
            label: `No. ${rank}`,
            share,
            value: shareText(share),
          }))}
        />
      </div>
      {team.talking_points.length > 0 ? (
        <div className={styles.talk}>
          <h3>To talk about together</h3>
          <ul>
            {team.talking_points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** How teams worked together: each number explained, each plot with words and a table, nobody named. */
export function AnalysisView({ analysis }: { analysis: CollaborationAnalysis | null }) {
  if (!analysis) return <p>For this session the analysis was switched off.</p>;
  return (
    <div className={styles.analysis}>
      {analysis.teams.map((team) => (
        <Team key={team.team_id} team={team} />
      ))}
    </div>
  );
}
