package io.github.spadille.formats.json;

/**
 * Something that a server of games and its clients tell each other, as plain data.
 *
 * <p>{@link MessageJson} writes and reads it, {@link Messages} makes it of a match. Every text for
 * people has the name {@code text} or {@code shown}, or is a name; all else is for programs and the
 * same in every language. Immutable, with value equality.
 */
public sealed interface Message
    permits CatalogData,
        GameData,
        LogData,
        MoveData,
        MovesData,
        ObservationData,
        PackData,
        RecordData,
        RefusalData,
        RulesData,
        StagesData,
        ViewData {}
