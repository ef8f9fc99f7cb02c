import { type DragEvent, useState } from 'react';

const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** What makes an element take a file that is dropped on it; text is dropped as ever. */
export function useDroppedFile(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
