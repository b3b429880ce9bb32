# Notices: what the server says to people who are away, and where they choose how they are told

notice-turn = Ваш ход
notice-over = Партия окончена
notice-game = { $board }, с вами играют: { $others }
notice-test = Уведомления работают
notice-test-text = Теперь сюда придёт сообщение, когда наступит ваш ход.
notice-mail-stop = Больше не присылать писем о ходах:
notice-mail-confirm = Concordia: это ваш адрес?
notice-mail-confirm-text = Кто-то просит писать на этот адрес, когда наступит его ход в Concordia. Если это вы, откройте ссылку:
notice-mail-confirm-not = Если нет, ничего делать не нужно: писем больше не будет.
ui-notices = Сообщать о моём ходе
ui-notices-help = Один раз за ход, если вы не смотрите на стол.
ui-notices-push = В этом браузере
ui-notices-push-help = Даже когда страница закрыта.
ui-notices-push-none = Здесь этот браузер уведомить нельзя: странице нужен https, или её надо сначала установить.
ui-notices-push-denied = Браузер этого не разрешает. Разрешение меняется в его настройках для этой страницы.
ui-notices-push-failed = Служба уведомлений браузера недоступна.
ui-notices-webhook = Через вебхук
ui-notices-webhook-help = Адрес вебхука Discord, Slack, Matrix или своей программы.
ui-notices-style = Вид
ui-notices-style-auto = по адресу
ui-notices-email = По электронной почте
ui-notices-unconfirmed = ещё не подтверждён: проверьте почту
ui-notices-add = Добавить
ui-notices-remove = Удалить
ui-notices-browser = Браузер
ui-notices-this-browser = Этот браузер
ui-notices-quiet = Тихие часы
ui-notices-quiet-from = с
ui-notices-quiet-to = до
ui-notices-quiet-help = Что придётся на них, придёт после их окончания, если ход всё ещё ваш.
ui-notices-mute = Об этой партии не сообщать
ui-notices-try = Прислать одно сейчас
ui-notices-tried =
    { $fate ->
        [sent] Отправлено.
        [later] Там сейчас никто не отвечает.
       *[refused] Там его не приняли.
    }
ui-notices-ways = Вам сообщают здесь
ui-notices-confirmed = Адрес подтверждён. Когда наступит ваш ход, придёт письмо.
ui-notices-stop = Больше не присылать писем о ходах?
ui-notices-stop-go = Больше не писать
ui-notices-stopped = Писем о ходах больше не будет.
ui-notices-confirm = Подтвердить этот адрес?
ui-notices-confirm-go = Подтвердить
ui-offline = Нет связи с сервером. Ваши партии там в сохранности; страница вернётся сама.
ui-error-bad-address = На этот адрес ничего отправить нельзя.
ui-error-mail-failed = Письмо не удалось отправить.
ui-error-too-many-channels = Слишком много: сначала удалите один.
