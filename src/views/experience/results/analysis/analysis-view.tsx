import type { CollaborationAnalysis, EarlierMeasure, TeamAnalysis } from '#contract/calls/schemas/results.ts';
import { questionParts } from '#contract/words/question-parts.ts';
import styles from './analysis-view.module.css';
import { BarPlot } from './bar-plot.tsx';
import { measureText } from './figures.ts';
import { MeasureFigure } from './measure-figure.tsx';
import { useResultWords } from '../../../../words/result-words.ts';

type Earlier = readonly EarlierMeasure[];

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div className={styles.talk}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function Team({ team, earlier }: { team: TeamAnalysis; earlier: Earlier }) {
  const { analysis: words } = useResultWords();
  const shareText = (value: number | null) => measureText({ value, unit: 'share' }, words);
  const secondsText = (value: number | null) => measureText({ value, unit: 'seconds' }, words);
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
        {team.name} <small>{words.people(team.people)}</small>
      </h2>
      <div className={styles.measures}>
        {team.measures.map((measure) => (
          <MeasureFigure
            key={measure.id}
            measure={measure}
            earlier={earlier.find(({ id }) => id === measure.id)}
          />
        ))}
      </div>
      <div className={styles.plots}>
        <BarPlot
          title={words.agreement}
          summary={team.agreement_summary}
          columns={words.agreementColumns}
          bars={team.agreement.map(({ question, share, seconds }) => ({
            label: questionParts(question).question,
            share,
            value: shareText(share),
            note: secondsText(seconds),
          }))}
        />
        <BarPlot
          title={words.contributed}
          summary={team.participation_summary}
          columns={words.contributedColumns}
          bars={team.participation.map(({ rank, share }) => ({
            label: words.rank(rank),
            share,
            value: shareText(share),
          }))}
        />
      </div>
      <Points title={words.talk} points={team.talking_points} />
      <Points title={words.next} points={team.next_steps} />
    </section>
  );
}

interface AnalysisViewProps {
  analysis: CollaborationAnalysis;
  /** By measure, how the company's earlier teams did. */
  earlier: Earlier;
}

/** How teams worked together: each number explained, each plot with words and a table, nobody named. */
export function AnalysisView({ analysis, earlier }: AnalysisViewProps) {
  return (
    <div className={styles.analysis}>
      {analysis.teams.map((team) => (
        <Team key={team.team_id} team={team} earlier={earlier} />
      ))}
    </div>
  );
}
