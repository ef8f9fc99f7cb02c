import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';

/** Standard structure types of PDF 1.7, 14.8.4. */
export type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

type Kid = PDFRef | PDFNumber;

interface Element {
  ref: PDFRef;
  kids: Kid[];
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type TaggedDocument = ReturnType<typeof tagDocument>;

/**
 * What is drawn within an element is read in the order in which it was drawn, by people who do not see the page; the
 * rest is marked as decoration. Call `finish` before saving.
 */
export function tagDocument(document: PDFDocument, language: string) {
  const { context, catalog } = document;
  const root = context.nextRef();
  const whole: Element = { ref: context.nextRef(), kids: [] };
  const open: Element[] = [whole];
  /** What the marked content of each page, and each link, belongs to, by its number in the parent tree. */
  const parents: (PDFRef[] | PDFRef)[] = [];
  const numberOf = new Map<PDFPage, number>();

  const marksOf = (page: PDFPage): PDFRef[] => {
    const known = numberOf.get(page);
    const marks = known === undefined ? undefined : parents[known];
    if (Array.isArray(marks)) return marks;
    const fresh: PDFRef[] = [];
    numberOf.set(page, parents.length);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(parents.length));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    parents.push(fresh);
    return fresh;
  };

  const innermost = (): Element => open.at(-1) ?? whole;

  function marked(page: PDFPage, tag: Tag, ref: PDFRef, draw: () => void): PDFNumber {
    const marks = marksOf(page);
    const id = marks.length;
    marks.push(ref);
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tag}`, `<</MCID ${id}>>`]),
    );
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    return PDFNumber.of(id);
  }

  /** An element of one piece of a page; `alt` says what a figure shows. */
  function add(
    page: PDFPage,
    tag: Tag,
    draw: () => void,
    { alt, annotation }: { alt?: string; annotation?: PDFRef } = {},
  ) {
    const parent = innermost();
    const ref = context.nextRef();
    const mark = marked(page, tag, ref, draw);
    const object = annotation && context.obj({ Type: 'OBJR', Obj: annotation, Pg: page.ref });
    const kids = object ? context.obj([mark, object]) : mark;
    context.assign(
      ref,
      context.obj({
        Type: 'StructElem',
        S: tag,
        P: parent.ref,
        Pg: page.ref,
        K: kids,
        ...(alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) }),
        ...(tag === 'TH' ? { A: context.obj({ O: 'Table', Scope: 'Column' }) } : {}),
      }),
    );
    parent.kids.push(ref);
    return ref;
  }

  return {
    add,
    /** Something that nobody has to be read. */
    decorate(page: PDFPage, draw: () => void): void {
      page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, ['/Artifact']));
      draw();
      page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    },
    /** A link to click on, over what `draw` draws. */
    link(page: PDFPage, address: string, { x, y, width, height }: Area, draw: () => void): void {
      const number = parents.length;
      const annotation = context.register(
        context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [x, y, x + width, y + height],
          Border: [0, 0, 0],
          F: 4,
          Contents: PDFHexString.fromText(address),
          A: { Type: 'Action', S: 'URI', URI: PDFString.of(address) },
          StructParent: number,
        }),
      );
      page.node.addAnnot(annotation);
      parents.push([]);
      parents[number] = add(page, 'Link', draw, { annotation });
    },
    /** New elements are added below this one. */
    group(page: PDFPage, tag: Tag, draw: () => void): void {
      const inner: Element = { ref: context.nextRef(), kids: [] };
      const parent = innermost();
      parent.kids.push(inner.ref);
      open.push(inner);
      draw();
      open.pop();
      context.assign(
        inner.ref,
        context.obj({ Type: 'StructElem', S: tag, P: parent.ref, Pg: page.ref, K: context.obj(inner.kids) }),
      );
    },
    finish(): void {
      context.assign(
        whole.ref,
        context.obj({ Type: 'StructElem', S: 'Document', P: root, K: context.obj(whole.kids) }),
      );
      const numbers = parents.flatMap((parent, index) => [
        PDFNumber.of(index),
        Array.isArray(parent) ? context.obj(parent) : parent,
      ]);
      context.assign(
        root,
        context.obj({
          Type: 'StructTreeRoot',
          K: [whole.ref],
          ParentTree: context.obj({ Nums: context.obj(numbers) }),
          ParentTreeNextKey: parents.length,
        }),
      );
      catalog.set(PDFName.of('StructTreeRoot'), root);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
      catalog.set(PDFName.of('Lang'), PDFString.of(language));
    },
  };
}
